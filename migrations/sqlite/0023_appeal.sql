-- What a candidate says against the mark of a page of theirs, within the time a sitting has for it, and what an examiner answers.
CREATE TABLE appeal (
    federation_id    BLOB NOT NULL CHECK (length(federation_id) = 16),
    id               BLOB NOT NULL CHECK (length(id) = 16),
    attempt_id       BLOB NOT NULL CHECK (length(attempt_id) = 16),
    page             INTEGER NOT NULL CHECK (page >= 1),
    text             TEXT NOT NULL,
    raised_at        TEXT NOT NULL CHECK (raised_at GLOB '????-??-??T??:??:??.??????Z'),
    state            TEXT NOT NULL CHECK (state IN ('open', 'upheld', 'refused')),
    answer           TEXT NOT NULL,
    by_federation_id BLOB CHECK (length(by_federation_id) = 16),
    by_account_id    BLOB CHECK (length(by_account_id) = 16),
    decided_at       TEXT CHECK (decided_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT appeal_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT appeal_page_key UNIQUE (federation_id, attempt_id, page),
    CONSTRAINT appeal_attempt_fkey FOREIGN KEY (federation_id, attempt_id) REFERENCES attempt (federation_id, id),
    CONSTRAINT appeal_by_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
) STRICT;
