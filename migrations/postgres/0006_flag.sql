-- A scenario that somebody flagged, to come back to it. A flag that is cleared is no row any more.
CREATE TABLE flag (
    federation_id uuid NOT NULL,
    account_id    uuid NOT NULL,
    scenario      text COLLATE "C" NOT NULL,
    flagged_at    timestamptz NOT NULL,
    CONSTRAINT flag_pkey PRIMARY KEY (federation_id, account_id, scenario),
    CONSTRAINT flag_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
);
