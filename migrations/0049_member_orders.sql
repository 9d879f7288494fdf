-- not in a transaction
-- Members are listed by their latest purchase, by what they have bought for and by their points: a page is walked to, in
-- either direction, rather than sorted out of the whole club. What a purchase pays for it stands in decision 14.
-- A case, not a coalesce: that may not pass row-level security, and the index would not be asked.
drop index concurrently if exists by_total;
create index concurrently by_total on member_statistics (chain_id, purchase_total_ore, member_id);
drop index concurrently if exists by_last_purchase;
create index concurrently by_last_purchase
  on member_statistics (chain_id, (case when last_purchase_at is null then '-infinity' else last_purchase_at end), member_id);
drop index concurrently if exists by_points;
create index concurrently by_points on member_statistics (chain_id, points, member_id);
-- Those of one point of sale side by side, and those who have chosen none.
drop index concurrently if exists by_home;
create index concurrently by_home
  on member (chain_id, (case when home_location_id is null then 0 else home_location_id end), id) where removed_at is null;
