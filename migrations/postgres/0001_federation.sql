-- A federation: the body whose trainees, elections and certificates these are.
-- Every other table begins its keys and indexes with federation_id.
CREATE TABLE federation (
    id         uuid NOT NULL,
    code       text COLLATE "C" NOT NULL,
    name       text COLLATE "C" NOT NULL,
    language   text COLLATE "C" NOT NULL,
    edition    text COLLATE "C" NOT NULL,
    elections  jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT federation_pkey PRIMARY KEY (id),
    CONSTRAINT federation_code_key UNIQUE (code)
);
