-- Which programs this schema still serves: those whose newest migration is at least the highest floor here. A migration that older programs do not survive
-- adds a row; one that only adds to the schema does not. Programs before this one do not look here, and refuse any schema that is newer than they are.
CREATE TABLE schema_floor (
    floor INTEGER NOT NULL CHECK (floor >= 1)
) STRICT;

INSERT INTO schema_floor (floor) VALUES (35);
