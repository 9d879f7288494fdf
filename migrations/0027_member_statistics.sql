-- What lists and selections ask of a member stands beside the member: a purchase changes one narrow row of which
-- nothing but the key is indexed, and rewrites no index of `member`. `npm run verify` proves all of it by a replay.
create table member_statistics (
  chain_id bigint not null,
  member_id bigint not null,
  purchase_count integer not null default 0,
  purchase_total_ore bigint not null default 0,
  last_purchase_at timestamptz,
  -- The balance as of a day, and the first day after which some of it will have lapsed; null: none will.
  points bigint not null default 0,
  points_on date,
  points_through date,
  -- Stamps on open cards and unused rewards of full ones, told in the same way.
  stamps integer not null default 0,
  unused_coupons integer not null default 0,
  cards_on date,
  cards_through date,
  primary key (chain_id, member_id),
  foreign key (chain_id, member_id) references member
) with (fillfactor = 70);

-- Purchases of a member in a month at a point of sale; and of those tagged so, in a category, and with a campaign.
-- Who bought at one of them in some months stands side by side.
create table member_month (
  chain_id bigint not null references chain,
  kind text not null check (kind in ('LOCATION', 'CATEGORY', 'CAMPAIGN')),
  tag_id bigint not null,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  member_id bigint not null,
  purchases integer not null check (purchases >= 0),
  total_ore bigint not null check (total_ore >= 0),
  last_on date,
  primary key (chain_id, kind, tag_id, month, member_id),
  check ((purchases = 0) = (last_on is null))
) with (fillfactor = 80);

-- Nobody is without: whoever becomes a member, by whatever way, begins with nothing.
create function begin_member_statistics() returns trigger language plpgsql as $$
begin
  insert into member_statistics (chain_id, member_id) values (new.chain_id, new.id);
  return null;
end $$;
create trigger begin_statistics after insert on member for each row execute function begin_member_statistics();

-- Counts a club's figures from its purchases, lots and cards, where none have been kept: here, and for rows that come
-- by the thousand.
create function count_member_statistics(of_chain bigint, today date) returns void language sql as $$
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

  insert into member_statistics
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

alter table member no force row level security;
alter table purchase no force row level security;
alter table purchase_category no force row level security;
alter table purchase_campaign no force row level security;
alter table point_lot no force row level security;
alter table stamp_card_usage no force row level security;
select count_member_statistics(id, ((now() + clock_ahead * interval '1 second') at time zone time_zone)::date) from chain;
alter table member force row level security;
alter table purchase force row level security;
alter table purchase_category force row level security;
alter table purchase_campaign force row level security;
alter table point_lot force row level security;
alter table stamp_card_usage force row level security;

alter table member drop column purchase_count, drop column purchase_total_ore, drop column last_purchase_at;

select tenant_table('member_statistics', 'select, insert, update');
select tenant_table('member_month', 'select, insert, update');
