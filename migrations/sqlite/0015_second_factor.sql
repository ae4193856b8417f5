-- What somebody proves beside their password: a secret shared with a program that makes a code of it every 30 seconds (TOTP,
-- RFC 6238). It counts once a first code has confirmed it. The step of the last code that was taken is kept, so that none is
-- taken twice.
CREATE TABLE second_factor (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    secret        BLOB NOT NULL CHECK (length(secret) = 20),
    begun_at      TEXT NOT NULL CHECK (begun_at GLOB '????-??-??T??:??:??.??????Z'),
    confirmed_at  TEXT CHECK (confirmed_at GLOB '????-??-??T??:??:??.??????Z'),
    last_step     INTEGER,
    CONSTRAINT second_factor_pkey PRIMARY KEY (federation_id, account_id),
    CONSTRAINT second_factor_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;

-- Codes for when that program is lost. Only their SHA-256 is kept; each is taken once.
CREATE TABLE recovery_code (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    account_id    BLOB NOT NULL CHECK (length(account_id) = 16),
    code_hash     BLOB NOT NULL CHECK (length(code_hash) = 32),
    used_at       TEXT CHECK (used_at GLOB '????-??-??T??:??:??.??????Z'),
    CONSTRAINT recovery_code_pkey PRIMARY KEY (federation_id, account_id, code_hash),
    CONSTRAINT recovery_code_account_fkey FOREIGN KEY (federation_id, account_id) REFERENCES account (federation_id, id)
) STRICT;
