-- A signed-in browser. Only the SHA-256 of its token is kept: who reads this table can sign in as nobody.
CREATE TABLE session (
    federation_id uuid NOT NULL,
    token_hash    bytea NOT NULL CHECK (length(token_hash) = 32),
    account_id    uuid NOT NULL,
    created_at    timestamptz NOT NULL,
    expires_at    timestamptz NOT NULL,
    last_seen_at  timestamptz NOT NULL,
    CONSTRAINT session_pkey PRIMARY KEY (federation_id, token_hash),
    CONSTRAINT session_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
);

-- Expired sessions are swept by this one; sessions of an account are found by the other.
CREATE INDEX session_by_expiry ON session (federation_id, expires_at);
CREATE INDEX session_by_account ON session (federation_id, account_id);
