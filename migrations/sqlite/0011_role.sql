-- What somebody may do in a federation beyond what everybody may with an account there. A person has one account, at home, and may hold
-- roles in other federations too: federation_id is where the role is held, home_id and account_id say whose it is. A site operator's is
-- held at home.
CREATE TABLE role (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    home_id       BLOB NOT NULL CHECK (length(home_id) = 16),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    role          TEXT NOT NULL CHECK (role IN ('course_leader', 'examiner', 'admin', 'operator')),
    granted_at    TEXT NOT NULL CHECK (granted_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT role_pkey PRIMARY KEY (federation_id, home_id, account_id, role),
    CONSTRAINT role_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id),
    CONSTRAINT role_account_fkey FOREIGN KEY (home_id, account_id) REFERENCES account (federation_id, id)
) STRICT;
