-- What a federation grants somebody for whom the usual way of sitting an exam is not fair: extra time, as a share of the time in
-- per cent or in minutes; larger type; no countdown. There is no row for who is granted nothing.
CREATE TABLE accommodation (
    federation_id uuid NOT NULL,
    account_id    uuid NOT NULL,
    extra_percent smallint CHECK (extra_percent BETWEEN 1 AND 300),
    extra_minutes smallint CHECK (extra_minutes BETWEEN 1 AND 600),
    larger_type   boolean NOT NULL,
    no_countdown  boolean NOT NULL,
    granted_at    timestamptz NOT NULL,
    CONSTRAINT accommodation_pkey PRIMARY KEY (federation_id, account_id),
    CONSTRAINT accommodation_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id),
    CHECK (extra_percent IS NULL OR extra_minutes IS NULL)
);
