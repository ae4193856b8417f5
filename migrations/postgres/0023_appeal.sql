-- What a candidate says against the mark of a page of theirs, within the time a sitting has for it, and what an examiner answers.
CREATE TABLE appeal (
    federation_id    uuid NOT NULL,
    id               uuid NOT NULL,
    attempt_id       uuid NOT NULL,
    page             integer NOT NULL CHECK (page >= 1),
    text             text COLLATE "C" NOT NULL,
    raised_at        timestamptz NOT NULL,
    state            text COLLATE "C" NOT NULL CHECK (state IN ('open', 'upheld', 'refused')),
    answer           text COLLATE "C" NOT NULL,
    by_federation_id uuid,
    by_account_id    uuid,
    decided_at       timestamptz,
    CONSTRAINT appeal_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT appeal_page_key UNIQUE (federation_id, attempt_id, page),
    CONSTRAINT appeal_attempt_fkey FOREIGN KEY (federation_id, attempt_id) REFERENCES attempt (federation_id, id),
    CONSTRAINT appeal_by_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
);
