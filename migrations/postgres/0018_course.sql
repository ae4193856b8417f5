-- A course of a federation: what it is called, by which code files name it, its days, and its syllabus: laws by their numbers, and sets of
-- scenarios, each with a name and ids.
CREATE TABLE course (
    federation_id uuid NOT NULL,
    id            uuid NOT NULL,
    code          text COLLATE "C" NOT NULL,
    name          text COLLATE "C" NOT NULL,
    begins        text COLLATE "C" CHECK (begins ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    ends          text COLLATE "C" CHECK (ends ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    laws          jsonb NOT NULL,
    sets          jsonb NOT NULL,
    made_at       timestamptz NOT NULL,
    CONSTRAINT course_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT course_code_key UNIQUE (federation_id, code),
    CONSTRAINT course_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);

-- Who is in a course, and as what. Somebody who is suspended is kept, and sees nothing of it.
CREATE TABLE course_member (
    federation_id uuid NOT NULL,
    course_id     uuid NOT NULL,
    account_id    uuid NOT NULL,
    part          text COLLATE "C" NOT NULL CHECK (part IN ('trainee', 'leader')),
    suspended     boolean NOT NULL,
    since         timestamptz NOT NULL,
    CONSTRAINT course_member_pkey PRIMARY KEY (federation_id, course_id, account_id),
    CONSTRAINT course_member_course_fkey FOREIGN KEY (federation_id, course_id) REFERENCES course (federation_id, id),
    CONSTRAINT course_member_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id) ON DELETE CASCADE
);

-- The courses of an account.
CREATE INDEX course_member_by_account ON course_member (federation_id, account_id, course_id);

-- Practice assigned in a course: scenarios by their ids, as they were when it was assigned, from one day to another.
CREATE TABLE course_work (
    federation_id uuid NOT NULL,
    course_id     uuid NOT NULL,
    id            uuid NOT NULL,
    title         text COLLATE "C" NOT NULL,
    scenarios     jsonb NOT NULL,
    opens         text COLLATE "C" NOT NULL CHECK (opens ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    due           text COLLATE "C" CHECK (due ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    assigned_at   timestamptz NOT NULL,
    CONSTRAINT course_work_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT course_work_course_fkey FOREIGN KEY (federation_id, course_id) REFERENCES course (federation_id, id)
);

-- The practice of a course in the order of its days.
CREATE INDEX course_work_by_course ON course_work (federation_id, course_id, opens, id);
