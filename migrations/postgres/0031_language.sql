-- The languages in which somebody reads, as tags such as nb: that of the pages, and that of the Laws, where they have chosen one; and whether both stand
-- beside each other.
ALTER TABLE account ADD COLUMN language text COLLATE "C";
ALTER TABLE account ADD COLUMN law_language text COLLATE "C";
ALTER TABLE account ADD COLUMN law_beside boolean NOT NULL DEFAULT false;
-- The language of a certificate.
ALTER TABLE certificate ADD COLUMN language text COLLATE "C" NOT NULL DEFAULT 'en';
