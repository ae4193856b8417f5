-- Files of photographs and scans of answer sheets that were uploaded for a sitting. The file itself waits with its job and is dropped once its
-- pictures are read. state: waiting, done, or why there is nothing to read in it.
CREATE TABLE hall_upload (
    federation_id    BLOB NOT NULL CHECK (length(federation_id) = 16),
    id               BLOB NOT NULL CHECK (length(id) = 16),
    sitting_id       BLOB NOT NULL CHECK (length(sitting_id) = 16),
    name             TEXT NOT NULL,
    size             INTEGER NOT NULL CHECK (size >= 0),
    state            TEXT NOT NULL,
    pictures         INTEGER NOT NULL CHECK (pictures >= 0),
    by_federation_id BLOB NOT NULL CHECK (length(by_federation_id) = 16),
    by_account_id    BLOB NOT NULL CHECK (length(by_account_id) = 16),
    uploaded_at      TEXT NOT NULL CHECK (uploaded_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT hall_upload_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT hall_upload_sitting_fkey FOREIGN KEY (federation_id, sitting_id) REFERENCES sitting (federation_id, id),
    CONSTRAINT hall_upload_by_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
) STRICT;

CREATE INDEX hall_upload_sitting ON hall_upload (federation_id, sitting_id, id);

-- The pictures in them, each kept upright and grey, with what was read in it. Without a candidate (account_id) it is unknown whose sheet it is.
-- A sheet that belongs elsewhere has no picture here. Nothing read is an answer before a person has confirmed it.
CREATE TABLE hall_scan (
    federation_id              BLOB NOT NULL CHECK (length(federation_id) = 16),
    id                         BLOB NOT NULL CHECK (length(id) = 16),
    sitting_id                 BLOB NOT NULL CHECK (length(sitting_id) = 16),
    upload_id                  BLOB NOT NULL CHECK (length(upload_id) = 16),
    number                     INTEGER NOT NULL CHECK (number >= 1),
    state                      TEXT NOT NULL,
    account_id                 BLOB CHECK (length(account_id) = 16),
    attempt_id                 BLOB CHECK (length(attempt_id) = 16),
    sheet                      INTEGER CHECK (sheet >= 1),
    readings                   TEXT NOT NULL CHECK (json_valid(readings)),
    picture                    BLOB,
    read_at                    TEXT NOT NULL CHECK (read_at GLOB '????-??-??T??:??:??.??????Z'),
    confirmed_by_federation_id BLOB CHECK (length(confirmed_by_federation_id) = 16),
    confirmed_by_account_id    BLOB CHECK (length(confirmed_by_account_id) = 16),
    confirmed_at               TEXT CHECK (confirmed_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT hall_scan_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT hall_scan_upload_fkey FOREIGN KEY (federation_id, upload_id) REFERENCES hall_upload (federation_id, id),
    CONSTRAINT hall_scan_attempt_fkey FOREIGN KEY (federation_id, attempt_id) REFERENCES attempt (federation_id, id),
    CONSTRAINT hall_scan_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id),
    CONSTRAINT hall_scan_confirmed_fkey FOREIGN KEY (confirmed_by_federation_id, confirmed_by_account_id) REFERENCES account (federation_id, id)
) STRICT;

CREATE INDEX hall_scan_sitting ON hall_scan (federation_id, sitting_id, attempt_id);
CREATE INDEX hall_scan_upload ON hall_scan (federation_id, upload_id, number);
CREATE INDEX hall_scan_account ON hall_scan (federation_id, account_id);

-- A paper that was reopened: its marks before this row were of an earlier answer, and count no more. The row itself is no mark.
ALTER TABLE attempt_mark ADD COLUMN withdraws INTEGER NOT NULL DEFAULT 0 CHECK (withdraws IN (0, 1));
