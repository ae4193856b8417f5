-- A signed-in browser. Only the SHA-256 of its token is kept: who reads this table can sign in as nobody.
CREATE TABLE session (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    token_hash    BLOB NOT NULL CHECK (length(token_hash) = 32),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    created_at    TEXT NOT NULL CHECK (created_at GLOB '????-??-??T??:??:??.??????Z'),
    expires_at    TEXT NOT NULL CHECK (expires_at GLOB '????-??-??T??:??:??.??????Z'),
    last_seen_at  TEXT NOT NULL CHECK (last_seen_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT session_pkey PRIMARY KEY (federation_id, token_hash),
    CONSTRAINT session_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;

-- Expired sessions are swept by this one; sessions of an account are found by the other.
CREATE INDEX session_by_expiry ON session (federation_id, expires_at);
CREATE INDEX session_by_account ON session (federation_id, account_id);
