-- One answer of a trainee to one scenario, with the mark it got and the engine that gave it.
-- Rows are only ever added. The mark is in per mille; scenario_digest is the SHA-256 of the scenario's
-- file in hexadecimal, so that an answer can always be held against the very text that was asked.
CREATE TABLE answer (
    federation_id   uuid NOT NULL,
    account_id      uuid NOT NULL,
    id              uuid NOT NULL,
    scenario        text COLLATE "C" NOT NULL,
    scenario_digest text COLLATE "C" NOT NULL,
    answer          jsonb NOT NULL,
    edition         text COLLATE "C" NOT NULL,
    engine          text COLLATE "C" NOT NULL,
    mark            smallint NOT NULL CHECK (mark BETWEEN 0 AND 1000),
    components      jsonb NOT NULL,
    answered_at     timestamptz NOT NULL,
    CONSTRAINT answer_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT answer_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
);

-- An account's answers by scenario, the latest last.
CREATE INDEX answer_by_scenario ON answer (federation_id, account_id, scenario, answered_at, id);
