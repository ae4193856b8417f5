-- The audit log: who did what to whom, numbered from 1 within a federation. Rows are added at the end and never changed or
-- removed, which the triggers see to. hash is the SHA-256 of the entry with before, the hash of the entry before it (32 zero
-- bytes for the first). detail is text and not JSON to the database: the hash is made of its very bytes. Who did it is empty
-- where it was the operator's program. Nothing here refers to an account: the log outlives those it tells of.
CREATE TABLE audit (
    federation_id    uuid NOT NULL,
    number           bigint NOT NULL CHECK (number >= 1),
    at               timestamptz NOT NULL,
    by_federation_id uuid,
    by_account_id    uuid,
    deed             text COLLATE "C" NOT NULL,
    on_kind          text COLLATE "C" NOT NULL,
    on_federation_id uuid,
    on_id            uuid,
    detail           text COLLATE "C" NOT NULL,
    before           bytea NOT NULL CHECK (length(before) = 32),
    hash             bytea NOT NULL CHECK (length(hash) = 32),
    CONSTRAINT audit_pkey PRIMARY KEY (federation_id, number),
    CONSTRAINT audit_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);

-- What somebody did, and what was done to somebody.
CREATE INDEX audit_by_doer ON audit (federation_id, by_account_id, number);
CREATE INDEX audit_by_subject ON audit (federation_id, on_id, number);
CREATE INDEX audit_by_deed ON audit (federation_id, deed, number);

-- How many entries a federation has, and the hash of the last: an entry that is cut off the end is missed. Whoever adds entries
-- takes this row first, so that they add them one after the other.
CREATE TABLE audit_head (
    federation_id uuid NOT NULL,
    number        bigint NOT NULL CHECK (number >= 0),
    hash          bytea NOT NULL CHECK (length(hash) = 32),
    CONSTRAINT audit_head_pkey PRIMARY KEY (federation_id),
    CONSTRAINT audit_head_federation_fkey FOREIGN KEY (federation_id) REFERENCES federation (id)
);

CREATE FUNCTION audit_refuses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the audit log is never changed, and nothing is removed from it';
END $$;

CREATE TRIGGER audit_is_not_changed BEFORE UPDATE OR DELETE ON audit
    FOR EACH ROW EXECUTE FUNCTION audit_refuses();

CREATE TRIGGER audit_is_not_emptied BEFORE TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION audit_refuses();

CREATE FUNCTION audit_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number > 1 AND NOT EXISTS
        (SELECT 1 FROM audit WHERE federation_id = NEW.federation_id AND number = NEW.number - 1) THEN
        RAISE EXCEPTION 'an entry of the audit log follows the last';
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER audit_goes_on BEFORE INSERT ON audit
    FOR EACH ROW EXECUTE FUNCTION audit_goes_on();

CREATE FUNCTION audit_head_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.federation_id <> OLD.federation_id OR NEW.number < OLD.number THEN
        RAISE EXCEPTION 'the audit log grows only';
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER audit_head_goes_on BEFORE UPDATE ON audit_head
    FOR EACH ROW EXECUTE FUNCTION audit_head_goes_on();

CREATE TRIGGER audit_head_is_not_removed BEFORE DELETE ON audit_head
    FOR EACH ROW EXECUTE FUNCTION audit_refuses();

CREATE TRIGGER audit_head_is_not_emptied BEFORE TRUNCATE ON audit_head
    FOR EACH STATEMENT EXECUTE FUNCTION audit_refuses();
