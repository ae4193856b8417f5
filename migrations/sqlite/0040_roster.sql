-- People who are to sit at a sitting: when they were put on its list, when an email last told them, and when they first opened the exam's
-- page. With listed_only nobody else may enter; sittings from before let everybody in, as they did.
ALTER TABLE sitting ADD COLUMN listed_only INTEGER NOT NULL DEFAULT 0 CHECK (listed_only IN (0, 1));

CREATE TABLE roster (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    sitting_id    BLOB NOT NULL CHECK (length(sitting_id) = 16),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    invited_at    TEXT NOT NULL CHECK (invited_at GLOB '????-??-??T??:??:??.??????Z'),
    emailed_at    TEXT CHECK (emailed_at GLOB '????-??-??T??:??:??.??????Z'),
    opened_at     TEXT CHECK (opened_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT roster_pkey PRIMARY KEY (federation_id, sitting_id, account_id),
    CONSTRAINT roster_sitting_fkey FOREIGN KEY (federation_id, sitting_id) REFERENCES sitting (federation_id, id),
    CONSTRAINT roster_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id) ON DELETE CASCADE
) STRICT;

-- The exams of an account.
CREATE INDEX roster_by_account ON roster (federation_id, account_id, sitting_id);
