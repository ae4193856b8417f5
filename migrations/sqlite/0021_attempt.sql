-- Somebody's attempt at a sitting. drawn is their paper. An attempt waits (to be authorised), is under way, and then is over: submitted by
-- the candidate, out of time, or ended by an examiner. The clock: part is the part under way, since part_at; added_seconds an examiner gave;
-- paused_at is set while an examiner has stopped it, paused_seconds is how long it was stopped before, lost_seconds how long it was stopped by the
-- network; all three count in the part under way, and before_seconds is what was granted, added and stopped in the part before. seen_at is when the candidate's browser was last heard of, device which of their devices is at
-- work, live whether that one tells by itself that it is there (it runs scripts), so that its silence means something.
CREATE TABLE attempt (
    federation_id  BLOB NOT NULL CHECK (length(federation_id) = 16),
    id             BLOB NOT NULL CHECK (length(id) = 16),
    sitting_id     BLOB NOT NULL CHECK (length(sitting_id) = 16),
    account_id     BLOB NOT NULL CHECK (length(account_id) = 16),
    number         INTEGER NOT NULL CHECK (number >= 1),
    test           INTEGER NOT NULL CHECK (test IN (0, 1)),
    drawn          TEXT NOT NULL CHECK (json_valid(drawn)),
    state          TEXT NOT NULL CHECK (state IN ('waits', 'under_way', 'submitted', 'out_of_time', 'ended')),
    entered_at     TEXT NOT NULL CHECK (entered_at GLOB '????-??-??T??:??:??.??????Z'),
    begun_at       TEXT CHECK (begun_at GLOB '????-??-??T??:??:??.??????Z'),
    over_at        TEXT CHECK (over_at GLOB '????-??-??T??:??:??.??????Z'),
    part           TEXT NOT NULL CHECK (part IN ('closed', 'open')),
    part_at        TEXT CHECK (part_at GLOB '????-??-??T??:??:??.??????Z'),
    added_seconds  INTEGER NOT NULL,
    paused_at      TEXT CHECK (paused_at GLOB '????-??-??T??:??:??.??????Z'),
    paused_seconds INTEGER NOT NULL,
    lost_seconds   INTEGER NOT NULL,
    before_seconds INTEGER NOT NULL,
    seen_at        TEXT NOT NULL CHECK (seen_at GLOB '????-??-??T??:??:??.??????Z'),
    device         TEXT NOT NULL,
    live           INTEGER NOT NULL CHECK (live IN (0, 1)),
    CONSTRAINT attempt_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT attempt_number_key UNIQUE (federation_id, sitting_id, account_id, test, number),
    CONSTRAINT attempt_sitting_fkey FOREIGN KEY (federation_id, sitting_id) REFERENCES sitting (federation_id, id),
    CONSTRAINT attempt_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;

-- The attempts of an account.
CREATE INDEX attempt_by_account ON attempt (federation_id, account_id, state, id);

-- Every change of an answer, in the order in which it was kept. change is the browser's own number for it, so that what is sent twice is kept once.
-- receipt is the SHA-256 of what was kept with the receipt before it, device which of the candidate's devices it came from. Rows are added and never
-- changed.
CREATE TABLE attempt_answer (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    attempt_id    BLOB NOT NULL CHECK (length(attempt_id) = 16),
    number        INTEGER NOT NULL CHECK (number >= 1),
    page          INTEGER NOT NULL CHECK (page >= 1),
    change        BLOB NOT NULL CHECK (length(change) = 16),
    answer        TEXT NOT NULL,
    saved_at      TEXT NOT NULL CHECK (saved_at GLOB '????-??-??T??:??:??.??????Z'),
    receipt       BLOB NOT NULL CHECK (length(receipt) = 32),
    device        TEXT NOT NULL,
    CONSTRAINT attempt_answer_pkey PRIMARY KEY (federation_id, attempt_id, number),
    CONSTRAINT attempt_answer_change_key UNIQUE (federation_id, attempt_id, change),
    CONSTRAINT attempt_answer_attempt_fkey FOREIGN KEY (federation_id, attempt_id) REFERENCES attempt (federation_id, id)
) STRICT;

-- The last change of a page, and those after another.
CREATE INDEX attempt_answer_by_page ON attempt_answer (federation_id, attempt_id, page, number);

-- What a candidate did with a page of their paper beside answering: when it was first seen, how long it was in front of them, whether it is flagged,
-- what they noted, and when they went on to the next stage, after which it is not answered again.
CREATE TABLE attempt_page (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    attempt_id    BLOB NOT NULL CHECK (length(attempt_id) = 16),
    page          INTEGER NOT NULL CHECK (page >= 1),
    seen_at       TEXT NOT NULL CHECK (seen_at GLOB '????-??-??T??:??:??.??????Z'),
    seconds       INTEGER NOT NULL CHECK (seconds >= 0),
    flagged       INTEGER NOT NULL CHECK (flagged IN (0, 1)),
    note          TEXT NOT NULL,
    closed_at     TEXT CHECK (closed_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT attempt_page_pkey PRIMARY KEY (federation_id, attempt_id, page),
    CONSTRAINT attempt_page_attempt_fkey FOREIGN KEY (federation_id, attempt_id) REFERENCES attempt (federation_id, id)
) STRICT;
