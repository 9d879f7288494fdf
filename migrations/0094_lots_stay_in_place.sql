-- not in a transaction
-- A lot that is used stays where it is: what it has left stands in no index, not even in a condition of one, so its
-- update rewrites none, if there is room for it on the page. Usable ones are found by their last day, of which the
-- first stands beside the member.
drop index concurrently if exists lots_by_last_day;
create index concurrently lots_by_last_day on point_lot (chain_id, member_id, valid_through, id);
drop index concurrently if exists usable_lots;
alter table point_lot set (fillfactor = 80);
