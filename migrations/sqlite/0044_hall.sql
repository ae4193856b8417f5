-- Papers written in a hall: the number of their candidate at the sitting. A paper without one is written on a device.
ALTER TABLE attempt ADD COLUMN hall_number INTEGER CHECK (hall_number >= 1);

CREATE UNIQUE INDEX attempt_hall_number_key ON attempt (federation_id, sitting_id, hall_number);
