-- A role more, invigilator: lets candidates in, stops and adds time.
ALTER TABLE role DROP CONSTRAINT role_role_check;
ALTER TABLE role ADD CONSTRAINT role_role_check
    CHECK (role IN ('course_leader', 'invigilator', 'examiner', 'admin', 'operator'));
