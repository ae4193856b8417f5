-- People invited to mark one sitting's answers, without a role. An invitation is a link to an address; the account that accepts it, perhaps
-- of another federation, may mark until it ends or is withdrawn.
CREATE TABLE sitting_marker (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    id            BLOB NOT NULL CHECK (length(id) = 16),
    sitting_id    BLOB NOT NULL CHECK (length(sitting_id) = 16),
    email         TEXT NOT NULL,
    secret_hash   BLOB NOT NULL CHECK (length(secret_hash) = 32),
    home_id       BLOB CHECK (length(home_id) = 16),
    account_id    BLOB CHECK (length(account_id) = 16),
    invited_at    TEXT NOT NULL CHECK (invited_at GLOB '????-??-??T??:??:??.??????Z'),
    ends_at       TEXT NOT NULL CHECK (ends_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT sitting_marker_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT sitting_marker_sitting_fkey FOREIGN KEY (federation_id, sitting_id) REFERENCES sitting (federation_id, id),
    CONSTRAINT sitting_marker_account_fkey FOREIGN KEY (home_id, account_id) REFERENCES account (federation_id, id)
) STRICT;

-- The markers of a sitting, the invitation behind a link, and what an account may mark.
CREATE INDEX sitting_marker_by_sitting ON sitting_marker (federation_id, sitting_id);
CREATE INDEX sitting_marker_by_secret ON sitting_marker (federation_id, secret_hash);
CREATE INDEX sitting_marker_by_account ON sitting_marker (federation_id, home_id, account_id);
