-- Every mark that was given to a page of an attempt, in the order in which they were given: by the engine, by two examiners blind of each other, by
-- a third where those differ, or anew (after an appeal, or by a newer engine). Page 0 is for what is done at the table or said: kind is rubric then,
-- and components holds the points for each line of the rubric. Else components is how each component was marked. engine is the version whose ruling lay before
-- whoever marked. Which mark counts follows from all of them. Rows are added and never changed.
CREATE TABLE attempt_mark (
    federation_id    uuid NOT NULL,
    attempt_id       uuid NOT NULL,
    page             integer NOT NULL CHECK (page >= 0),
    number           integer NOT NULL CHECK (number >= 1),
    kind             text COLLATE "C" NOT NULL CHECK (kind IN ('engine', 'examiner', 'third', 'remark', 'rubric')),
    by_federation_id uuid,
    by_account_id    uuid,
    mark             smallint NOT NULL CHECK (mark BETWEEN 0 AND 1000),
    components       jsonb NOT NULL,
    engine           text COLLATE "C" NOT NULL,
    reason           text COLLATE "C" NOT NULL,
    marked_at        timestamptz NOT NULL,
    CONSTRAINT attempt_mark_pkey PRIMARY KEY (federation_id, attempt_id, page, number),
    CONSTRAINT attempt_mark_attempt_fkey FOREIGN KEY (federation_id, attempt_id) REFERENCES attempt (federation_id, id),
    CONSTRAINT attempt_mark_by_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
);
