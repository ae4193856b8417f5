-- The name by which somebody is sought: in small letters, without marks. Empty where a program wrote the row that does not know of it yet, and until
-- this one has filled it.
ALTER TABLE account ADD COLUMN sought TEXT NOT NULL DEFAULT '';
ALTER TABLE certificate RENAME COLUMN holder_small TO sought;
UPDATE certificate SET sought = '';
