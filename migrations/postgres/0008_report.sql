-- Somebody reports that something is the matter with a scenario: by an account, or by a visitor, who has none. With it what
-- was answered, if anything was, and which text of the scenario and which engine it is about. Rows are only ever added.
CREATE TABLE report (
    federation_id   uuid NOT NULL,
    id              uuid NOT NULL,
    account_id      uuid,
    scenario        text COLLATE "C" NOT NULL,
    scenario_digest text COLLATE "C" NOT NULL,
    engine          text COLLATE "C" NOT NULL,
    text            text COLLATE "C" NOT NULL,
    answer          jsonb,
    reported_at     timestamptz NOT NULL,
    CONSTRAINT report_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT report_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
);

-- The operator reads them in the order in which they came.
CREATE INDEX report_by_time ON report (federation_id, reported_at, id);
