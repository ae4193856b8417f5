-- The time at which a listed person was reminded of the exam, the day before. Programs before this one remind nobody.
ALTER TABLE roster ADD COLUMN reminded_at timestamptz;
