-- A session knows the device it is on, how many seconds it lasts after it was last used, and when it ends however much it
-- is used. Between the password and the code of a second factor there is a session that stands for nobody yet. The sessions
-- from before know none of this, and end.
DROP TABLE session;

CREATE TABLE session (
    federation_id uuid NOT NULL,
    token_hash    bytea NOT NULL CHECK (octet_length(token_hash) = 32),
    account_id    uuid NOT NULL,
    created_at    timestamptz NOT NULL,
    expires_at    timestamptz NOT NULL,
    last_seen_at  timestamptz NOT NULL,
    ends_at       timestamptz NOT NULL,
    idle_seconds  bigint NOT NULL CHECK (idle_seconds > 0),
    device        text COLLATE "C" NOT NULL,
    awaits_code   boolean NOT NULL,
    CONSTRAINT session_pkey PRIMARY KEY (federation_id, token_hash),
    CONSTRAINT session_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
);

-- Expired sessions are swept by this one; sessions of an account are found by the other.
CREATE INDEX session_by_expiry ON session (federation_id, expires_at);
CREATE INDEX session_by_account ON session (federation_id, account_id);
