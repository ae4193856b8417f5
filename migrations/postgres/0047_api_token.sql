-- Tokens with which a federation's own systems read and write by the API. Only the hash of a token is stored. A token acts for the
-- account that made it, and only while that account may do the same itself.
CREATE TABLE api_token (
    federation_id    uuid NOT NULL,
    id               uuid NOT NULL,
    name             text COLLATE "C" NOT NULL,
    token_hash       bytea NOT NULL,
    hint             text COLLATE "C" NOT NULL,
    scopes           text COLLATE "C" NOT NULL,
    by_federation_id uuid NOT NULL,
    by_account_id    uuid NOT NULL,
    made_at          timestamptz NOT NULL,
    expires_at       timestamptz NOT NULL,
    used_at          timestamptz,
    revoked_at       timestamptz,
    CONSTRAINT api_token_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT api_token_hash_key UNIQUE (federation_id, token_hash),
    CONSTRAINT api_token_account_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
);

-- Certificates in the order of their last change.
CREATE INDEX certificate_by_change ON certificate (federation_id, state_at, id);
