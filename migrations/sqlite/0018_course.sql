-- A course of a federation: what it is called, by which code files name it, its days, and its syllabus: laws by their numbers, and sets of
-- scenarios, each with a name and ids.
CREATE TABLE course (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    id            BLOB NOT NULL CHECK (length(id) = 16),
    code          TEXT NOT NULL,
    name          TEXT NOT NULL,
    begins        TEXT CHECK (begins GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    ends          TEXT CHECK (ends GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    laws          TEXT NOT NULL CHECK (json_valid(laws)),
    sets          TEXT NOT NULL CHECK (json_valid(sets)),
    made_at       TEXT NOT NULL CHECK (made_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT course_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT course_code_key UNIQUE (federation_id, code),
    CONSTRAINT course_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;

-- Who is in a course, and as what. Somebody who is suspended is kept, and sees nothing of it.
CREATE TABLE course_member (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    course_id     BLOB NOT NULL CHECK (length(course_id) = 16),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    part          TEXT NOT NULL CHECK (part IN ('trainee', 'leader')),
    suspended     INTEGER NOT NULL CHECK (suspended IN (0, 1)),
    since         TEXT NOT NULL CHECK (since GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT course_member_pkey PRIMARY KEY (federation_id, course_id, account_id),
    CONSTRAINT course_member_course_fkey FOREIGN KEY (federation_id, course_id) REFERENCES course (federation_id, id),
    CONSTRAINT course_member_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id) ON DELETE CASCADE
) STRICT;

-- The courses of an account.
CREATE INDEX course_member_by_account ON course_member (federation_id, account_id, course_id);

-- Practice assigned in a course: scenarios by their ids, as they were when it was assigned, from one day to another.
CREATE TABLE course_work (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    course_id     BLOB NOT NULL CHECK (length(course_id) = 16),
    id            BLOB NOT NULL CHECK (length(id) = 16),
    title         TEXT NOT NULL,
    scenarios     TEXT NOT NULL CHECK (json_valid(scenarios)),
    opens         TEXT NOT NULL CHECK (opens GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    due           TEXT CHECK (due GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    assigned_at   TEXT NOT NULL CHECK (assigned_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT course_work_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT course_work_course_fkey FOREIGN KEY (federation_id, course_id) REFERENCES course (federation_id, id)
) STRICT;

-- The practice of a course in the order of its days.
CREATE INDEX course_work_by_course ON course_work (federation_id, course_id, opens, id);
