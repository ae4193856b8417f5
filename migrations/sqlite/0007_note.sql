-- What somebody noted on a scenario. Rows are only ever added: the latest is the note, those before it are what it was;
-- an empty text takes the note away.
CREATE TABLE note (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    id            BLOB NOT NULL CHECK (length(id) = 16),
    scenario      TEXT NOT NULL,
    text          TEXT NOT NULL,
    written_at    TEXT NOT NULL CHECK (written_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT note_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT note_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;

-- What an account noted on a scenario, the latest last.
CREATE INDEX note_by_scenario ON note (federation_id, account_id, scenario, written_at, id);
