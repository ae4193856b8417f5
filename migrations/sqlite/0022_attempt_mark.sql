-- Every mark that was given to a page of an attempt, in the order in which they were given: by the engine, by two examiners blind of each other, by
-- a third where those differ, or anew (after an appeal, or by a newer engine). Page 0 is for what is done at the table or said: kind is rubric then,
-- and components holds the points for each line of the rubric. Else components is how each component was marked. engine is the version whose ruling lay before
-- whoever marked. Which mark counts follows from all of them. Rows are added and never changed.
CREATE TABLE attempt_mark (
    federation_id    BLOB NOT NULL CHECK (length(federation_id) = 16),
    attempt_id       BLOB NOT NULL CHECK (length(attempt_id) = 16),
    page             INTEGER NOT NULL CHECK (page >= 0),
    number           INTEGER NOT NULL CHECK (number >= 1),
    kind             TEXT NOT NULL CHECK (kind IN ('engine', 'examiner', 'third', 'remark', 'rubric')),
    by_federation_id BLOB CHECK (length(by_federation_id) = 16),
    by_account_id    BLOB CHECK (length(by_account_id) = 16),
    mark             INTEGER NOT NULL CHECK (mark BETWEEN 0 AND 1000),
    components       TEXT NOT NULL CHECK (json_valid(components)),
    engine           TEXT NOT NULL,
    reason           TEXT NOT NULL,
    marked_at        TEXT NOT NULL CHECK (marked_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT attempt_mark_pkey PRIMARY KEY (federation_id, attempt_id, page, number),
    CONSTRAINT attempt_mark_attempt_fkey FOREIGN KEY (federation_id, attempt_id) REFERENCES attempt (federation_id, id),
    CONSTRAINT attempt_mark_by_fkey FOREIGN KEY (by_federation_id, by_account_id) REFERENCES account (federation_id, id)
) STRICT;
