-- A scenario that somebody flagged, to come back to it. A flag that is cleared is no row any more.
CREATE TABLE flag (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    scenario      TEXT NOT NULL,
    flagged_at    TEXT NOT NULL CHECK (flagged_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT flag_pkey PRIMARY KEY (federation_id, account_id, scenario),
    CONSTRAINT flag_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;
