-- What the link in a letter stands for: who holds it may do one thing, once, for one account, until it expires. Only the SHA-256 of its secret
-- is kept. email is the address that the letter went to.
CREATE TABLE ticket (
    federation_id uuid NOT NULL,
    secret_hash   bytea NOT NULL CHECK (length(secret_hash) = 32),
    account_id    uuid NOT NULL,
    purpose       text COLLATE "C" NOT NULL CHECK (purpose IN ('invitation', 'confirmation', 'reset', 'address')),
    email         text COLLATE "C" NOT NULL,
    created_at    timestamptz NOT NULL,
    expires_at    timestamptz NOT NULL,
    CONSTRAINT ticket_pkey PRIMARY KEY (federation_id, secret_hash),
    CONSTRAINT ticket_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
);

-- The tickets of an account go together; expired ones are swept.
CREATE INDEX ticket_by_account ON ticket (federation_id, account_id, purpose);
CREATE INDEX ticket_by_expiry ON ticket (federation_id, expires_at);
