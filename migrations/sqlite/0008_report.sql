-- Somebody reports that something is the matter with a scenario: by an account, or by a visitor, who has none. With it what
-- was answered, if anything was, and which text of the scenario and which engine it is about. Rows are only ever added.
CREATE TABLE report (
    federation_id   BLOB NOT NULL CHECK (length(federation_id) = 16),
    id              BLOB NOT NULL CHECK (length(id) = 16),
    account_id      BLOB CHECK (length(account_id) = 16),
    scenario        TEXT NOT NULL,
    scenario_digest TEXT NOT NULL,
    engine          TEXT NOT NULL,
    text            TEXT NOT NULL,
    answer          TEXT CHECK (json_valid(answer)),
    reported_at     TEXT NOT NULL CHECK (reported_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT report_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT report_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;

-- The operator reads them in the order in which they came.
CREATE INDEX report_by_time ON report (federation_id, reported_at, id);
