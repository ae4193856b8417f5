-- Who stood for a certificate, by the names that they had then: who issued it, and the first of the two who agreed to it where two did. And the day on
-- which it was issued anew under another name of its holder, where it was. Of certificates from before, none of it was kept.
ALTER TABLE certificate ADD COLUMN issued_by TEXT;
ALTER TABLE certificate ADD COLUMN agreed_by TEXT;
ALTER TABLE certificate ADD COLUMN reissued_on TEXT;
