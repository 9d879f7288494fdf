-- A row is walked from its first column to the one that is asked for: what selections ask of all members stands before what
-- they seldom do, and what never is null before what may be. Written anew, it has also none of the room that upgrades left.
-- Sales wait for it, some seconds a million members: a table beyond 1.5 GB stays as it is, and so does one that lies with
-- several nodes.
create function pg_temp.is_written_anew() returns boolean language plpgsql as $$
declare
  spread boolean := false;
begin
  if to_regclass('pg_dist_partition') is not null then
    execute 'select exists (select from pg_dist_partition where logicalrelid = ''member_statistics''::regclass)' into spread;
  end if;
  return not spread and pg_relation_size('member_statistics') < 1500000000;
end $$;

do $$
declare
  -- Its own, and those that hold a company that is moving.
  triggers text[] := array(select pg_get_triggerdef(oid) from pg_trigger
    where tgrelid = 'member_statistics'::regclass and not tgisinternal order by tgname);
  trigger_of text;
begin
  if not pg_temp.is_written_anew() then return; end if;
  create table member_statistics_anew (
    chain_id bigint not null,
    member_id bigint not null,
    purchase_total_ore bigint not null default 0,
    -- The balance as of a day, and the first day after which some of it will have lapsed; null: none will.
    points bigint not null default 0,
    purchase_count integer not null default 0,
    -- Stamps on open cards and unused rewards of full ones, as of `cards_on`.
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
    bought_keys bigint[] not null default '{}',
    bought_sums bigint[] not null default '{}',
    lapsing bigint[],
    asked_registered_at timestamptz,
    asked_birthday date,
    asked_home_location_id bigint,
    asked_gender text,
    asked_language text,
    asked_zip_code text,
    cards_on date,
    cards_through date,
    bought_at bigint,
    placed_keys bigint[],
    placed_sums bigint[]
  ) with (fillfactor = 100);
  alter table member_statistics_anew
    alter column bought_keys set storage plain,
    alter column bought_sums set storage plain,
    alter column lapsing set storage plain;
  -- Everybody waits from here on.
  alter table member_statistics no force row level security;
  insert into member_statistics_anew (chain_id, member_id, purchase_total_ore, points, purchase_count, stamps,
    unused_coupons, is_there, has_email, email_bounced, asked_email_notification, has_phone, asked_phone_notification,
    points_on, points_through, last_purchase_at, asked_city, bought_keys, bought_sums, lapsing, asked_registered_at,
    asked_birthday, asked_home_location_id, asked_gender, asked_language, asked_zip_code, cards_on, cards_through, bought_at,
    placed_keys, placed_sums)
  select chain_id, member_id, purchase_total_ore, points, purchase_count, stamps,
    unused_coupons, is_there, has_email, email_bounced, asked_email_notification, has_phone, asked_phone_notification,
    points_on, points_through, last_purchase_at, asked_city, bought_keys, bought_sums, lapsing, asked_registered_at,
    asked_birthday, asked_home_location_id, asked_gender, asked_language, asked_zip_code, cards_on, cards_through, bought_at,
    placed_keys, placed_sums
  from member_statistics order by chain_id, member_id;
  drop table member_statistics;
  alter table member_statistics_anew rename to member_statistics;
  alter table member_statistics
    add primary key (chain_id, member_id),
    add foreign key (chain_id, member_id) references member;
  create index by_total on member_statistics (chain_id, purchase_total_ore, member_id);
  create index by_last_purchase on member_statistics
    (chain_id, (case when last_purchase_at is null then '-infinity' else last_purchase_at end), member_id);
  create index by_points on member_statistics (chain_id, points, member_id);
  foreach trigger_of in array triggers loop execute trigger_of; end loop;
  perform tenant_table('member_statistics', 'select, insert, update');
  analyze member_statistics;
end $$;

-- The same, by the columns' names.
create or replace function count_purchases_and_points(of_chain bigint, today date) returns void language sql as $$
  insert into member_month (chain_id, kind, tag_id, month, member_id, purchases, total_ore, last_on)
  select of_chain, kind, tag_id, date_trunc('month', purchased_on)::date, member_id,
    count(*) filter (where returned_at is null), sum(amount_ore - returned_ore),
    max(purchased_on) filter (where returned_at is null)
  from (select 'LOCATION' as kind, id as purchase_id, location_id as tag_id from purchase where chain_id = of_chain
      union all select 'CATEGORY', purchase_id, category_id from purchase_category where chain_id = of_chain
      union all select 'CAMPAIGN', purchase_id, campaign_id from purchase_campaign where chain_id = of_chain) as tagged
    join purchase on purchase.chain_id = of_chain and purchase.id = tagged.purchase_id
  where amount_ore + discount_ore > 0
  group by 2, 3, 4, 5
  on conflict (chain_id, kind, tag_id, month, member_id) do update set purchases = excluded.purchases,
    total_ore = excluded.total_ore, last_on = excluded.last_on;

  insert into member_statistics (chain_id, member_id, purchase_count, purchase_total_ore, last_purchase_at, points, points_on,
    points_through, stamps, unused_coupons, cards_on, cards_through)
  select of_chain, member.id, coalesce(bought.count, 0), coalesce(bought.total, 0), bought.last,
    coalesce(lots.points, 0), today, lots.through,
    coalesce(cards.stamps, 0), coalesce(cards.coupons, 0), today, cards.through
  from member
    left join (select member_id, count(*) as count, sum(amount_ore - returned_ore) as total, max(purchased_at) as last
      from purchase where chain_id = of_chain and amount_ore + discount_ore > 0 and returned_at is null
      group by 1) as bought on bought.member_id = member.id
    left join (select member_id, sum(left_points) as points, min(valid_through) as through
      from point_lot where chain_id = of_chain and left_points > 0 and valid_through >= today
      group by 1) as lots on lots.member_id = member.id
    left join (select member_id, coalesce(sum(collected) filter (where status = 'OPEN'), 0) as stamps,
        count(*) filter (where status = 'COMPLETED') as coupons,
        min(case status when 'OPEN' then ends_on else reward_ends_on end) as through
      from stamp_card_usage where chain_id = of_chain and (status = 'OPEN' and ends_on >= today
        or status = 'COMPLETED' and redemption_id is null and reward_ends_on >= today)
      group by 1) as cards on cards.member_id = member.id
  where member.chain_id = of_chain
  on conflict (chain_id, member_id) do update set purchase_count = excluded.purchase_count,
    purchase_total_ore = excluded.purchase_total_ore, last_purchase_at = excluded.last_purchase_at,
    points = excluded.points, points_on = excluded.points_on, points_through = excluded.points_through,
    stamps = excluded.stamps, unused_coupons = excluded.unused_coupons, cards_on = excluded.cards_on,
    cards_through = excluded.cards_through;
$$;
