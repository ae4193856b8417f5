-- A session that somebody has directed at the table, and whom they asked to put their name to it: a course leader or an examiner of the federation.
-- On which day (`2026-03-01`, the federation's), for how long, what it was and where, and whether they directed it or helped to. What was signed
-- stands; with a signature that is taken back it is refused.
CREATE TABLE directed (
    federation_id          BLOB NOT NULL CHECK (length(federation_id) = 16),
    id                     BLOB NOT NULL CHECK (length(id) = 16),
    account_id             BLOB NOT NULL CHECK (length(account_id) = 16),
    directed_on            TEXT NOT NULL CHECK (directed_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    minutes                INTEGER NOT NULL CHECK (minutes BETWEEN 1 AND 1440),
    event                  TEXT NOT NULL CHECK (event <> ''),
    part                   TEXT NOT NULL CHECK (part IN ('directed', 'co_directed')),
    cosigner_federation_id BLOB NOT NULL CHECK (length(cosigner_federation_id) = 16),
    cosigner_account_id    BLOB NOT NULL CHECK (length(cosigner_account_id) = 16),
    state                  TEXT NOT NULL CHECK (state IN ('asked', 'signed', 'refused')),
    answer                 TEXT NOT NULL,
    entered_at             TEXT NOT NULL CHECK (entered_at GLOB '????-??-??T??:??:??.??????Z'),
    decided_at             TEXT CHECK (decided_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT directed_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT directed_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id),
    CONSTRAINT directed_cosigner_fkey FOREIGN KEY (cosigner_federation_id, cosigner_account_id) REFERENCES account (federation_id, id),
    CHECK ((state = 'asked') = (decided_at IS NULL))
) STRICT;

-- What somebody has directed, by its days.
CREATE INDEX directed_by_account ON directed (federation_id, account_id, directed_on, id);

-- What somebody is asked to sign, and has.
CREATE INDEX directed_by_cosigner ON directed (federation_id, cosigner_federation_id, cosigner_account_id, state, entered_at);
