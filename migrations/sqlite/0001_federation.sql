-- A federation: the body whose trainees, elections and certificates these are.
-- Every other table begins its keys and indexes with federation_id.
CREATE TABLE federation (
    id         BLOB NOT NULL CHECK (length(id) = 16),
    code       TEXT NOT NULL,
    name       TEXT NOT NULL,
    language   TEXT NOT NULL,
    edition    TEXT NOT NULL,
    elections  TEXT NOT NULL CHECK (json_valid(elections)),
    created_at TEXT NOT NULL CHECK (created_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT federation_pkey PRIMARY KEY (id),
    CONSTRAINT federation_code_key UNIQUE (code)
) STRICT;
