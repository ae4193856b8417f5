-- How sure a trainee said they were of an answer; empty when they did not say.
ALTER TABLE answer ADD COLUMN confidence TEXT CHECK (confidence IN ('guess', 'fairly_sure', 'sure'));

-- Everything an account has answered, in the order in which it was given.
CREATE INDEX answer_by_time ON answer (federation_id, account_id, answered_at, id);
