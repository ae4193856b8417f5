-- Whether an answer may count toward a certificate: not if it leaves out a question that its scenario asks, as in the list of a law,
-- where the law is not asked. Programs before this one would count every answer, so they do not serve this schema.
ALTER TABLE answer ADD COLUMN evidence boolean NOT NULL DEFAULT true;

INSERT INTO schema_floor (floor) VALUES (39);
