-- not in a transaction
-- Of a period that begins within a month: those who had bought earlier in that month, however long the period is.
drop index concurrently if exists by_day_before;
create index concurrently by_day_before on report_buyers (chain_id, location_id, has_left, before, day);
