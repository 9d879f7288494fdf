-- Purchases of a member in a month at a point of sale, and those in a category or with a campaign.
create table member_month (
  chain_id bigint not null,
  kind text not null check (kind in ('LOCATION', 'CATEGORY', 'CAMPAIGN')),
  tag_id bigint not null,
  -- By its first day.
  month date not null check (extract(day from month) = 1),
  member_id bigint not null,
  purchases integer not null check (purchases >= 0),
  total_ore bigint not null check (total_ore >= 0),
  last_on date,
  primary key (chain_id, kind, tag_id, month, member_id),
  check ((purchases = 0) = (last_on is null))
) with (fillfactor = 80);

select tenant_table('member_month', 'select, insert, update');
grant delete on member_month to stammis_platform;
