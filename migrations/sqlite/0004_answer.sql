-- One answer of a trainee to one scenario, with the mark it got and the engine that gave it.
-- Rows are only ever added. The mark is in per mille; scenario_digest is the SHA-256 of the scenario's
-- file in hexadecimal, so that an answer can always be held against the very text that was asked.
CREATE TABLE answer (
    federation_id   BLOB NOT NULL CHECK (length(federation_id) = 16),
    account_id      BLOB NOT NULL CHECK (length(account_id) = 16),
    id              BLOB NOT NULL CHECK (length(id) = 16),
    scenario        TEXT NOT NULL,
    scenario_digest TEXT NOT NULL,
    answer          TEXT NOT NULL CHECK (json_valid(answer)),
    edition         TEXT NOT NULL,
    engine          TEXT NOT NULL,
    mark            INTEGER NOT NULL CHECK (mark BETWEEN 0 AND 1000),
    components      TEXT NOT NULL CHECK (json_valid(components)),
    answered_at     TEXT NOT NULL CHECK (answered_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT answer_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT answer_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;

-- An account's answers by scenario, the latest last.
CREATE INDEX answer_by_scenario ON answer (federation_id, account_id, scenario, answered_at, id);
