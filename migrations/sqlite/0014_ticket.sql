-- What the link in a letter stands for: who holds it may do one thing, once, for one account, until it expires. Only the SHA-256 of its secret
-- is kept. email is the address that the letter went to.
CREATE TABLE ticket (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    secret_hash   BLOB NOT NULL CHECK (length(secret_hash) = 32),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    purpose       TEXT NOT NULL CHECK (purpose IN ('invitation', 'confirmation', 'reset', 'address')),
    email         TEXT NOT NULL,
    created_at    TEXT NOT NULL CHECK (created_at GLOB '????-??-??T??:??:??.??????Z'),
    expires_at    TEXT NOT NULL CHECK (expires_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT ticket_pkey PRIMARY KEY (federation_id, secret_hash),
    CONSTRAINT ticket_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;

-- The tickets of an account go together; expired ones are swept.
CREATE INDEX ticket_by_account ON ticket (federation_id, account_id, purpose);
CREATE INDEX ticket_by_expiry ON ticket (federation_id, expires_at);
