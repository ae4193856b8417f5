-- A session that somebody has directed at the table, and whom they asked to put their name to it: a course leader or an examiner of the federation.
-- On which day (`2026-03-01`, the federation's), for how long, what it was and where, and whether they directed it or helped to. What was signed
-- stands; with a signature that is taken back it is refused.
CREATE TABLE directed (
    federation_id          uuid NOT NULL,
    id                     uuid NOT NULL,
    account_id             uuid NOT NULL,
    directed_on            text COLLATE "C" NOT NULL CHECK (directed_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    minutes                smallint NOT NULL CHECK (minutes BETWEEN 1 AND 1440),
    event                  text COLLATE "C" NOT NULL CHECK (event <> ''),
    part                   text COLLATE "C" NOT NULL CHECK (part IN ('directed', 'co_directed')),
    cosigner_federation_id uuid NOT NULL,
    cosigner_account_id    uuid NOT NULL,
    state                  text COLLATE "C" NOT NULL CHECK (state IN ('asked', 'signed', 'refused')),
    answer                 text COLLATE "C" NOT NULL,
    entered_at             timestamptz NOT NULL,
    decided_at             timestamptz,
    CONSTRAINT directed_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT directed_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id),
    CONSTRAINT directed_cosigner_fkey FOREIGN KEY (cosigner_federation_id, cosigner_account_id) REFERENCES account (federation_id, id),
    CHECK ((state = 'asked') = (decided_at IS NULL))
);

-- What somebody has directed, by its days.
CREATE INDEX directed_by_account ON directed (federation_id, account_id, directed_on, id);

-- What somebody is asked to sign, and has.
CREATE INDEX directed_by_cosigner ON directed (federation_id, cosigner_federation_id, cosigner_account_id, state, entered_at);
