-- Cases saved at the desk, each as the desk's query, under a name of the owner's choice.
CREATE TABLE saved_case (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    name          TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    query         TEXT NOT NULL CHECK (length(query) BETWEEN 1 AND 16000),
    saved_at      TEXT NOT NULL CHECK (saved_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT saved_case_pkey PRIMARY KEY (federation_id, account_id, name),
    CONSTRAINT saved_case_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;
