-- People who are to sit at a sitting: when they were put on its list, when an email last told them, and when they first opened the exam's
-- page. With listed_only nobody else may enter; sittings from before let everybody in, as they did.
ALTER TABLE sitting ADD COLUMN listed_only boolean NOT NULL DEFAULT false;

CREATE TABLE roster (
    federation_id uuid NOT NULL,
    sitting_id    uuid NOT NULL,
    account_id    uuid NOT NULL,
    invited_at    timestamptz NOT NULL,
    emailed_at    timestamptz,
    opened_at     timestamptz,
    CONSTRAINT roster_pkey PRIMARY KEY (federation_id, sitting_id, account_id),
    CONSTRAINT roster_sitting_fkey FOREIGN KEY (federation_id, sitting_id) REFERENCES sitting (federation_id, id),
    CONSTRAINT roster_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id) ON DELETE CASCADE
);

-- The exams of an account.
CREATE INDEX roster_by_account ON roster (federation_id, account_id, sitting_id);
