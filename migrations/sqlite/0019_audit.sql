-- The audit log: who did what to whom, numbered from 1 within a federation. Rows are added at the end and never changed or
-- removed, which the triggers see to. hash is the SHA-256 of the entry with before, the hash of the entry before it (32 zero
-- bytes for the first). detail is text and not JSON to the database: the hash is made of its very bytes. Who did it is empty
-- where it was the operator's program. Nothing here refers to an account: the log outlives those it tells of.
CREATE TABLE audit (
    federation_id    BLOB NOT NULL CHECK (length(federation_id) = 16),
    number           INTEGER NOT NULL CHECK (number >= 1),
    at               TEXT NOT NULL CHECK (at GLOB '????-??-??T??:??:??.??????Z'),
    by_federation_id BLOB CHECK (length(by_federation_id) = 16),
    by_account_id    BLOB CHECK (length(by_account_id) = 16),
    deed             TEXT NOT NULL,
    on_kind          TEXT NOT NULL,
    on_federation_id BLOB CHECK (length(on_federation_id) = 16),
    on_id            BLOB CHECK (length(on_id) = 16),
    detail           TEXT NOT NULL,
    before           BLOB NOT NULL CHECK (length(before) = 32),
    hash             BLOB NOT NULL CHECK (length(hash) = 32),
    CONSTRAINT audit_pkey PRIMARY KEY (federation_id, number),
    CONSTRAINT audit_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;

-- What somebody did, and what was done to somebody.
CREATE INDEX audit_by_doer ON audit (federation_id, by_account_id, number);
CREATE INDEX audit_by_subject ON audit (federation_id, on_id, number);
CREATE INDEX audit_by_deed ON audit (federation_id, deed, number);

-- How many entries a federation has, and the hash of the last: an entry that is cut off the end is missed. Whoever adds entries
-- takes this row first, so that they add them one after the other.
CREATE TABLE audit_head (
    federation_id BLOB NOT NULL CHECK (length(federation_id) = 16),
    number        INTEGER NOT NULL CHECK (number >= 0),
    hash          BLOB NOT NULL CHECK (length(hash) = 32),
    CONSTRAINT audit_head_pkey PRIMARY KEY (federation_id),
    CONSTRAINT audit_head_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
) STRICT;

CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
BEGIN
    SELECT RAISE(ABORT, 'the audit log is never changed');
END;

CREATE TRIGGER audit_is_not_removed BEFORE DELETE ON audit
BEGIN
    SELECT RAISE(ABORT, 'nothing is removed from the audit log');
END;

-- INSERT OR REPLACE would remove a row without the trigger above.
CREATE TRIGGER audit_goes_on BEFORE INSERT ON audit
WHEN NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM audit WHERE federation_id = NEW.federation_id)
BEGIN
    SELECT RAISE(ABORT, 'an entry of the audit log follows the last');
END;

CREATE TRIGGER audit_head_goes_on BEFORE UPDATE ON audit_head
WHEN NEW.federation_id <> OLD.federation_id OR NEW.number < OLD.number
BEGIN
    SELECT RAISE(ABORT, 'the audit log grows only');
END;

CREATE TRIGGER audit_head_is_not_removed BEFORE DELETE ON audit_head
BEGIN
    SELECT RAISE(ABORT, 'nothing is removed from the audit log');
END;
