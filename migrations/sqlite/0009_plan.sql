-- How somebody wants to review: whether at all, toward which day (`2027-03-20`), in which time zone (`Europe/Oslo`), and with
-- what share, in per mille, still remembered when it comes up again. There is no row until somebody decides.
CREATE TABLE plan (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    active        INTEGER NOT NULL CHECK (active IN (0, 1)),
    exam          TEXT CHECK (exam GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    zone          TEXT NOT NULL,
    retention     INTEGER NOT NULL CHECK (retention BETWEEN 700 AND 970),
    decided_at    TEXT NOT NULL CHECK (decided_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT plan_pkey PRIMARY KEY (federation_id, account_id),
    CONSTRAINT plan_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;
