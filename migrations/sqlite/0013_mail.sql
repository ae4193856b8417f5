-- Letters to people, queued in the transaction that makes them due, and sent by whoever serves. due_at is when a letter is tried next; it is
-- empty once the letter was sent or given up. What a letter says is a secret, as its link is: it goes as soon as it is of no more use.
CREATE TABLE mail (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    id            BLOB NOT NULL CHECK (length(id) = 16),
    kind          TEXT NOT NULL,
    recipient     TEXT NOT NULL,
    subject       TEXT NOT NULL,
    body          TEXT NOT NULL,
    bulk          INTEGER NOT NULL CHECK (bulk IN (0, 1)),
    queued_at     TEXT NOT NULL CHECK (queued_at GLOB '????-??-??T??:??:??.??????Z'),
    expires_at    TEXT NOT NULL CHECK (expires_at GLOB '????-??-??T??:??:??.??????Z'),
    due_at        TEXT CHECK (due_at GLOB '????-??-??T??:??:??.??????Z'),
    attempts      INTEGER NOT NULL CHECK (attempts >= 0),
    fault         TEXT,
    sent_at       TEXT CHECK (sent_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT mail_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT mail_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;

-- What is due, letters that somebody waits for before those that go to many; and the latest for the operator.
CREATE INDEX mail_by_turn ON mail (federation_id, bulk, due_at);
CREATE INDEX mail_by_time ON mail (federation_id, queued_at, id);
