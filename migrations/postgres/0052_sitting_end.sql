-- The time at which the federation's systems were told of the end of a sitting. Those that are over count as told: programs before this
-- one tell of ends that examiners bring, and not of those by time.
ALTER TABLE sitting ADD COLUMN end_told_at timestamptz;
UPDATE sitting SET end_told_at = closes_at WHERE state = 'ended' OR closes_at <= now();
