-- People invited to mark one sitting's answers, without a role. An invitation is a link to an address; the account that accepts it, perhaps
-- of another federation, may mark until it ends or is withdrawn.
CREATE TABLE sitting_marker (
    federation_id uuid NOT NULL,
    id            uuid NOT NULL,
    sitting_id    uuid NOT NULL,
    email         text COLLATE "C" NOT NULL,
    secret_hash   bytea NOT NULL CHECK (length(secret_hash) = 32),
    home_id       uuid,
    account_id    uuid,
    invited_at    timestamptz NOT NULL,
    ends_at       timestamptz NOT NULL,
    CONSTRAINT sitting_marker_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT sitting_marker_sitting_fkey FOREIGN KEY (federation_id, sitting_id) REFERENCES sitting (federation_id, id),
    CONSTRAINT sitting_marker_account_fkey FOREIGN KEY (home_id, account_id) REFERENCES account (federation_id, id)
);

-- The markers of a sitting, the invitation behind a link, and what an account may mark.
CREATE INDEX sitting_marker_by_sitting ON sitting_marker (federation_id, sitting_id);
CREATE INDEX sitting_marker_by_secret ON sitting_marker (federation_id, secret_hash);
CREATE INDEX sitting_marker_by_account ON sitting_marker (federation_id, home_id, account_id);
