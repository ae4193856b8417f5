-- Papers written in a hall: the number of their candidate at the sitting. A paper without one is written on a device.
ALTER TABLE attempt ADD COLUMN hall_number integer CHECK (hall_number >= 1);

ALTER TABLE attempt ADD CONSTRAINT attempt_hall_number_key UNIQUE (federation_id, sitting_id, hall_number);
