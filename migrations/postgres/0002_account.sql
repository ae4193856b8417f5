-- A person who signed up. The address is stored lower-cased (the server does that), so that one
-- address is one account within a federation.
CREATE TABLE account (
    federation_id uuid NOT NULL,
    id            uuid NOT NULL,
    email         text COLLATE "C" NOT NULL,
    name          text COLLATE "C" NOT NULL,
    password_hash text COLLATE "C" NOT NULL,
    created_at    timestamptz NOT NULL,
    CONSTRAINT account_pkey PRIMARY KEY (federation_id, id),
    CONSTRAINT account_email_key UNIQUE (federation_id, email),
    CONSTRAINT account_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);
