-- A member's figures, one narrow row next to the member. Lists and selections read them; a purchase updates them
-- without touching an index of `member`. Columns that selections often compare come first. `npm run verify` proves
-- all of them by a replay.
create table member_statistics (
  chain_id bigint not null,
  member_id bigint not null,
  purchase_total_ore bigint not null default 0,
  -- The balance as of `points_on`. `points_through` is the first day after which some points lapse; null: none do.
  points bigint not null default 0,
  purchase_count integer not null default 0,
  -- Stamps on open cards and unused rewards, as of `cards_on` and until `cards_through`.
  stamps integer not null default 0,
  unused_coupons integer not null default 0,
  is_there boolean not null default false,
  has_email boolean not null default false,
  email_bounced boolean not null default false,
  asked_email_notification boolean not null default false,
  has_phone boolean not null default false,
  asked_phone_notification boolean not null default false,
  points_on date,
  points_through date,
  last_purchase_at timestamptz,
  asked_city text,
  -- Months with a purchase, and for each the sum of it and all later ones (amount · 1048576 + purchases).
  bought_keys bigint[] not null default '{}',
  bought_sums bigint[] not null default '{}',
  -- The next eight days after `points_through` on which points lapse, each with the sum so far (`lapse_key`). Null:
  -- no others.
  lapsing bigint[],
  asked_registered_at timestamptz,
  asked_birthday date,
  asked_home_location_id bigint,
  asked_gender text,
  asked_language text,
  asked_zip_code text,
  cards_on date,
  cards_through date,
  -- The only point of sale of the purchases below; null: several or none.
  bought_at bigint,
  -- With purchases at several points of sale: location · 65536 + month, and the sum of each key and all later ones.
  placed_keys bigint[],
  placed_sums bigint[],
  -- Categories (campaigns: negative) · 65536 + the latest month with such a purchase, of the last thirteen months.
  -- Null: none.
  tagged_keys bigint[],
  primary key (chain_id, member_id),
  foreign key (chain_id, member_id) references member
) with (fillfactor = 100);
alter table member_statistics alter bought_keys set storage plain;
alter table member_statistics alter bought_sums set storage plain;
alter table member_statistics alter lapsing set storage plain;
-- Lists sort by these and page along the index. A case expression passes row-level security; coalesce() does not.
create index by_total on member_statistics (chain_id, purchase_total_ore, member_id);
create index by_last_purchase on member_statistics (chain_id,
  (case when last_purchase_at is null then '-infinity'::timestamptz else last_purchase_at end), member_id);
create index by_points on member_statistics (chain_id, points, member_id);

select tenant_table('member_statistics', 'select, insert, update');

create trigger touch after update on member_statistics for each row execute function touch_buyer();
