-- A person who signed up. The address is stored lower-cased (the server does that), so that one
-- address is one account within a federation.
CREATE TABLE account (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    id            BLOB NOT NULL CHECK (length(id) = 16),
    email         TEXT NOT NULL,
    name          TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    created_at    TEXT NOT NULL CHECK (created_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT account_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT account_email_key UNIQUE (federation_id, email),
    CONSTRAINT account_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;
