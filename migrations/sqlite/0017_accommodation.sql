-- What a federation grants somebody for whom the usual way of sitting an exam is not fair: extra time, as a share of the time in
-- per cent or in minutes; larger type; no countdown. There is no row for who is granted nothing.
CREATE TABLE accommodation (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    extra_percent INTEGER CHECK (extra_percent BETWEEN 1 AND 300),
    extra_minutes INTEGER CHECK (extra_minutes BETWEEN 1 AND 600),
    larger_type   INTEGER NOT NULL CHECK (larger_type IN (0, 1)),
    no_countdown  INTEGER NOT NULL CHECK (no_countdown IN (0, 1)),
    granted_at    TEXT NOT NULL CHECK (granted_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT accommodation_pkey PRIMARY KEY (federation_id, account_id),
    CONSTRAINT accommodation_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id),
    CHECK (extra_percent IS NULL OR extra_minutes IS NULL)
) STRICT;
