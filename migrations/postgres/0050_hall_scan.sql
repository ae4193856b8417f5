-- Files of photographs and scans of answer sheets that were uploaded for a sitting. The file itself waits with its job and is dropped once its
-- pictures are read. state: waiting, done, or why there is nothing to read in it.
CREATE TABLE hall_upload (
    federation_id    uuid NOT NULL,
    id               uuid NOT NULL,
    sitting_id       uuid NOT NULL,
    name             text COLLATE "C" NOT NULL,
    size             integer NOT NULL CHECK (size >= 0),
    state            text COLLATE "C" NOT NULL,
    pictures         integer NOT NULL CHECK (pictures >= 0),
    by_federation_id uuid NOT NULL,
    by_account_id    uuid NOT NULL,
    uploaded_at      timestamptz NOT NULL,
    CONSTRAINT hall_upload_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT hall_upload_sitting_fkey FOREIGN KEY (federation_id, sitting_id) REFERENCES sitting (federation_id, id),
    CONSTRAINT hall_upload_by_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
);

CREATE INDEX hall_upload_sitting ON hall_upload (federation_id, sitting_id, id);

-- The pictures in them, each kept upright and grey, with what was read in it. Without a candidate (account_id) it is unknown whose sheet it is.
-- A sheet that belongs elsewhere has no picture here. Nothing read is an answer before a person has confirmed it.
CREATE TABLE hall_scan (
    federation_id              uuid NOT NULL,
    id                         uuid NOT NULL,
    sitting_id                 uuid NOT NULL,
    upload_id                  uuid NOT NULL,
    number                     integer NOT NULL CHECK (number >= 1),
    state                      text COLLATE "C" NOT NULL,
    account_id                 uuid,
    attempt_id                 uuid,
    sheet                      integer CHECK (sheet >= 1),
    readings                   jsonb NOT NULL,
    picture                    bytea,
    read_at                    timestamptz NOT NULL,
    confirmed_by_federation_id uuid,
    confirmed_by_account_id    uuid,
    confirmed_at               timestamptz,
    CONSTRAINT hall_scan_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT hall_scan_upload_fkey FOREIGN KEY (federation_id, upload_id) REFERENCES hall_upload (federation_id, id),
    CONSTRAINT hall_scan_attempt_fkey FOREIGN KEY (federation_id, attempt_id) REFERENCES attempt (federation_id, id),
    CONSTRAINT hall_scan_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id),
    CONSTRAINT hall_scan_confirmed_fkey FOREIGN KEY (confirmed_by_federation_id, confirmed_by_account_id) REFERENCES account (federation_id, id)
);

CREATE INDEX hall_scan_sitting ON hall_scan (federation_id, sitting_id, attempt_id);
CREATE INDEX hall_scan_upload ON hall_scan (federation_id, upload_id, number);
CREATE INDEX hall_scan_account ON hall_scan (federation_id, account_id);

-- A paper that was reopened: its marks before this row were of an earlier answer, and count no more. The row itself is no mark.
ALTER TABLE attempt_mark ADD COLUMN withdraws boolean NOT NULL DEFAULT false;
