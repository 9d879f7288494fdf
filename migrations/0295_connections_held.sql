-- not in a transaction
-- Reads and writes go on meanwhile.
alter table removal validate constraint removal_kind_check;
