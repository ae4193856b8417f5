-- Letters to people, queued in the transaction that makes them due, and sent by whoever serves. due_at is when a letter is tried next; it is
-- empty once the letter was sent or given up. What a letter says is a secret, as its link is: it goes as soon as it is of no more use.
CREATE TABLE mail (
    federation_id uuid NOT NULL,
    id            uuid NOT NULL,
    kind          text COLLATE "C" NOT NULL,
    recipient     text COLLATE "C" NOT NULL,
    subject       text COLLATE "C" NOT NULL,
    body          text COLLATE "C" NOT NULL,
    bulk          boolean NOT NULL,
    queued_at     timestamptz NOT NULL,
    expires_at    timestamptz NOT NULL,
    due_at        timestamptz,
    attempts      integer NOT NULL CHECK (attempts >= 0),
    fault         text COLLATE "C",
    sent_at       timestamptz,
    CONSTRAINT mail_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT mail_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);

-- What is due, letters that somebody waits for before those that go to many; and the latest for the operator.
CREATE INDEX mail_by_turn ON mail (federation_id, bulk, due_at);
CREATE INDEX mail_by_time ON mail (federation_id, queued_at, id);
