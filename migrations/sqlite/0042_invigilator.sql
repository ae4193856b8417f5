-- A role more, invigilator: lets candidates in, stops and adds time. SQLite cannot change a check, so the table is made again with its rows.
CREATE TABLE role_more (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    home_id       BLOB NOT NULL CHECK (length(home_id) = 16),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    role          TEXT NOT NULL CHECK (role IN ('course_leader', 'invigilator', 'examiner', 'admin', 'operator')),
    granted_at    TEXT NOT NULL CHECK (granted_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT role_pkey PRIMARY KEY (federation_id, home_id, account_id, role),
    CONSTRAINT role_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id),
    CONSTRAINT role_account_fkey FOREIGN KEY (home_id, account_id) REFERENCES account (federation_id, id)
) STRICT;

INSERT INTO role_more (federation_id, home_id, account_id, role, granted_at)
SELECT federation_id, home_id, account_id, role, granted_at FROM role;

DROP TABLE role;
ALTER TABLE role_more RENAME TO role;
