-- What somebody noted on a scenario. Rows are only ever added: the latest is the note, those before it are what it was;
-- an empty text takes the note away.
CREATE TABLE note (
    federation_id uuid NOT NULL,
    account_id    uuid NOT NULL,
    id            uuid NOT NULL,
    scenario      text COLLATE "C" NOT NULL,
    text          text COLLATE "C" NOT NULL,
    written_at    timestamptz NOT NULL,
    CONSTRAINT note_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT note_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
);

-- What an account noted on a scenario, the latest last.
CREATE INDEX note_by_scenario ON note (federation_id, account_id, scenario, written_at, id);
