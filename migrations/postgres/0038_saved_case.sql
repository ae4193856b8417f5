-- Cases saved at the desk, each as the desk's query, under a name of the owner's choice.
CREATE TABLE saved_case (
    federation_id uuid NOT NULL,
    account_id    uuid NOT NULL,
    name          text COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    query         text COLLATE "C" NOT NULL CHECK (length(query) BETWEEN 1 AND 16000),
    saved_at      timestamptz NOT NULL,
    CONSTRAINT saved_case_pkey PRIMARY KEY (federation_id, account_id, name),
    CONSTRAINT saved_case_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
);
