-- Tokens with which a federation's own systems read and write by the API. Only the hash of a token is stored. A token acts for the
-- account that made it, and only while that account may do the same itself.
CREATE TABLE api_token (
    federation_id    BLOB NOT NULL CHECK (length(federation_id) = 16),
    id               BLOB NOT NULL CHECK (length(id) = 16),
    name             TEXT NOT NULL,
    token_hash       BLOB NOT NULL,
    hint             TEXT NOT NULL,
    scopes           TEXT NOT NULL,
    by_federation_id BLOB NOT NULL CHECK (length(by_federation_id) = 16),
    by_account_id    BLOB NOT NULL CHECK (length(by_account_id) = 16),
    made_at          TEXT NOT NULL CHECK (made_at GLOB '????-??-??T??:??:??.??????Z'),
    expires_at       TEXT NOT NULL CHECK (expires_at GLOB '????-??-??T??:??:??.??????Z'),
    used_at          TEXT CHECK (used_at GLOB '????-??-??T??:??:??.??????Z'),
    revoked_at       TEXT CHECK (revoked_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT api_token_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT api_token_hash_key UNIQUE (federation_id, token_hash),
    CONSTRAINT api_token_account_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
) STRICT;

-- Certificates in the order of their last change.
CREATE INDEX certificate_by_change ON certificate (federation_id, state_at, id);
