-- The first day on which the club has no subscription: what it has published is SUSPENDED from then on. Null: it has one.
alter table chain add column suspended_from date;
