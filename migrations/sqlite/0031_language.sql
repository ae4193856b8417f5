-- The languages in which somebody reads, as tags such as nb: that of the pages, and that of the Laws, where they have chosen one; and whether both stand
-- beside each other.
ALTER TABLE account ADD COLUMN language TEXT;
ALTER TABLE account ADD COLUMN law_language TEXT;
ALTER TABLE account ADD COLUMN law_beside INTEGER NOT NULL DEFAULT 0 CHECK (law_beside IN (0, 1));
-- The language of a certificate.
ALTER TABLE certificate ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
