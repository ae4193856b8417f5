-- What somebody proves beside their password: a secret shared with a program that makes a code of it every 30 seconds (TOTP,
-- RFC 6238). It counts once a first code has confirmed it. The step of the last code that was taken is kept, so that none is
-- taken twice.
CREATE TABLE second_factor (
    federation_id uuid NOT NULL,
    account_id    uuid NOT NULL,
    secret        bytea NOT NULL CHECK (octet_length(secret) = 20),
    begun_at      timestamptz NOT NULL,
    confirmed_at  timestamptz,
    last_step     bigint,
    CONSTRAINT second_factor_pkey PRIMARY KEY (federation_id, account_id),
    CONSTRAINT second_factor_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
);

-- Codes for when that program is lost. Only their SHA-256 is kept; each is taken once.
CREATE TABLE recovery_code (
    federation_id uuid NOT NULL,
    account_id    uuid NOT NULL,
    code_hash     bytea NOT NULL CHECK (octet_length(code_hash) = 32),
    used_at       timestamptz,
    CONSTRAINT recovery_code_pkey PRIMARY KEY (federation_id, account_id, code_hash),
    CONSTRAINT recovery_code_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
);
