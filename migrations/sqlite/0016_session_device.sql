-- A session knows the device it is on, how many seconds it lasts after it was last used, and when it ends however much it
-- is used. Between the password and the code of a second factor there is a session that stands for nobody yet. The sessions
-- from before know none of this, and end.
DROP TABLE session;

CREATE TABLE session (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    token_hash    BLOB NOT NULL CHECK (length(token_hash) = 32),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    created_at    TEXT NOT NULL CHECK (created_at GLOB '????-??-??T??:??:??.??????Z'),
    expires_at    TEXT NOT NULL CHECK (expires_at GLOB '????-??-??T??:??:??.??????Z'),
    last_seen_at  TEXT NOT NULL CHECK (last_seen_at GLOB '????-??-??T??:??:??.??????Z'),
    ends_at       TEXT NOT NULL CHECK (ends_at GLOB '????-??-??T??:??:??.??????Z'),
    idle_seconds  INTEGER NOT NULL CHECK (idle_seconds > 0),
    device        TEXT NOT NULL,
    awaits_code   INTEGER NOT NULL CHECK (awaits_code IN (0, 1)),
    CONSTRAINT session_pkey PRIMARY KEY (federation_id, token_hash),
    CONSTRAINT session_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;

-- Expired sessions are swept by this one; sessions of an account are found by the other.
CREATE INDEX session_by_expiry ON session (federation_id, expires_at);
CREATE INDEX session_by_account ON session (federation_id, account_id);
