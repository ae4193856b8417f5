-- How somebody wants to review: whether at all, toward which day (`2027-03-20`), in which time zone (`Europe/Oslo`), and with
-- what share, in per mille, still remembered when it comes up again. There is no row until somebody decides.
CREATE TABLE plan (
    federation_id uuid NOT NULL,
    account_id    uuid NOT NULL,
    active        boolean NOT NULL,
    exam          text COLLATE "C" CHECK (exam ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    zone          text COLLATE "C" NOT NULL,
    retention     smallint NOT NULL CHECK (retention BETWEEN 700 AND 970),
    decided_at    timestamptz NOT NULL,
    CONSTRAINT plan_pkey PRIMARY KEY (federation_id, account_id),
    CONSTRAINT plan_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
);
