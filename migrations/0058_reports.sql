-- What reports tell that no act keeps: counted by a job from the rows themselves, whole, and written where it has changed.
-- A purchase pays nothing for it; a report says when it was counted.
create table report_count (
  chain_id bigint primary key references chain,
  -- By the club's own clock.
  counted_at timestamptz not null,
  -- What takes long is counted less often.
  took_ms integer not null
);

-- Members who bought on a day, by the day they had bought before; so that whoever bought in any period is counted once:
-- those of its days who had last bought before it. And members who left, by the day they had last bought.
create table report_buyers (
  chain_id bigint not null references chain,
  -- 0: at any.
  location_id bigint not null,
  has_left boolean not null,
  day date not null,
  -- -infinity: never.
  before date not null,
  members integer not null,
  primary key (chain_id, location_id, has_left, day, before)
);

create table report_day (
  chain_id bigint not null references chain,
  -- CATEGORY, CAMPAIGN: purchases that bear it · COUPON, REWARD: uses, by coupon and by stamp card; what they paid, their points
  -- · BEGUN, FILLED, LAPSED: stamp cards; of filled ones the days it took · TAKEN_BACK: points of that day's purchases and
  -- corrections · WELCOMED, WELCOME_USED, WELCOME_AGAIN: members registered that day with a welcome offer; of them those
  -- who used it; of them those who have bought twice · LEFT_BEHIND: by their last day, points of members who left.
  kind text not null check (kind in ('CATEGORY', 'CAMPAIGN', 'COUPON', 'REWARD', 'BEGUN', 'FILLED', 'LAPSED', 'TAKEN_BACK',
    'WELCOMED', 'WELCOME_USED', 'WELCOME_AGAIN', 'LEFT_BEHIND')),
  day date not null,
  subject_id bigint not null,
  -- 0: at none.
  location_id bigint not null,
  count integer not null,
  amount_ore bigint not null,
  -- Points, or days.
  total bigint not null,
  primary key (chain_id, kind, day, subject_id, location_id)
);

-- What the entries of a month did to the points that expire in a month: how much was left of them at any month's end.
create table report_points (
  chain_id bigint not null references chain,
  expires_in date not null,
  month date not null,
  points bigint not null,
  primary key (chain_id, expires_in, month)
);

-- Of a campaign's time so far: members who used it and the others who bought, with their purchases.
create table report_campaign (
  chain_id bigint not null,
  campaign_id bigint not null,
  has_used boolean not null,
  members integer not null,
  purchases integer not null,
  amount_ore bigint not null,
  primary key (chain_id, campaign_id, has_used),
  foreign key (chain_id, campaign_id) references campaign on delete cascade
);

create function count_report_buyers(of_chain bigint) returns void language sql as $$
  with bought as materialized (
    select distinct member_id, location_id, purchased_on as day from purchase
    where chain_id = of_chain and amount_ore + discount_ore > 0 and returned_at is null),
  each as (
    select location_id, member_id, day from bought union all select distinct 0::bigint, member_id, day from bought),
  after as (
    select location_id, day, lag(day, 1, '-infinity') over (partition by location_id, member_id order by day) as before
    from each),
  gone as (
    select member.id, (removed_at at time zone time_zone)::date as day from member join chain on chain.id = member.chain_id
    -- Who has become one with another membership has not left.
    where chain_id = of_chain and removed_at is not null and merged_into is null),
  counted as (
    select location_id, false as has_left, day, before, count(*)::int as members from after group by 1, 3, 4
    union all
    select location_id, true, day, before, count(*)::int from (
      select coalesce(each.location_id, 0) as location_id, gone.day, coalesce(max(each.day), '-infinity') as before
      from gone left join each on each.member_id = gone.id group by gone.id, gone.day, each.location_id) as leaving
    group by 1, 3, 4),
  vanished as (
    delete from report_buyers as kept where chain_id = of_chain and not exists (select from counted where
      (counted.location_id, counted.has_left, counted.day, counted.before)
      = (kept.location_id, kept.has_left, kept.day, kept.before)))
  insert into report_buyers as kept select of_chain, counted.* from counted
  on conflict (chain_id, location_id, has_left, day, before) do update set members = excluded.members
    where kept.members <> excluded.members;
$$;

create function count_report_days(of_chain bigint, today date) returns void language sql as $$
  with bought as materialized (
    select id, member_id, location_id, purchased_on as day, amount_ore - returned_ore as amount_ore from purchase
    where chain_id = of_chain and returned_at is null),
  stamped as (
    select distinct on (member_id, stamp_card_id, usage_order) entry.member_id, entry.stamp_card_id, entry.usage_order,
      first_value(location_id) over filling as first_at, last_value(location_id) over filling as last_at
    from stamp_entry entry join purchase on purchase.chain_id = of_chain and purchase.id = entry.purchase_id
    where entry.chain_id = of_chain and entry.kind = 'STAMP'
    window filling as (partition by entry.member_id, entry.stamp_card_id, entry.usage_order order by entry.id
      rows between unbounded preceding and unbounded following)),
  filling as (
    select usage.*, coalesce(first_at, 0) as first_at, coalesce(last_at, 0) as last_at
    from stamp_card_usage usage left join stamped using (member_id, stamp_card_id, usage_order)
    where usage.chain_id = of_chain and status <> 'EMPTIED'),
  welcomed as (
    select (registered_at at time zone time_zone)::date as day, coalesce(home_location_id, 0) as location_id, campaign_id,
      used_purchase_id is not null as has_used, purchase_count > 1 as bought_again
    from member_welcome_offer offer join chain on chain.id = offer.chain_id
      join member on member.chain_id = of_chain and member.id = offer.member_id
      join member_statistics of_member on of_member.chain_id = of_chain and of_member.member_id = offer.member_id
    where offer.chain_id = of_chain),
  facts as (
    select 'CATEGORY' as kind, day, category_id as subject_id, location_id, amount_ore, 0 as total
    from purchase_category tag join bought on bought.id = tag.purchase_id where tag.chain_id = of_chain
    union all
    select 'CAMPAIGN', day, campaign_id, location_id, amount_ore, 0 from (
      select campaign_id, purchase_id from purchase_campaign where chain_id = of_chain
      union select campaign_id, used_purchase_id from member_welcome_offer where chain_id = of_chain) as tag
      join bought on bought.id = tag.purchase_id
    union all
    select case when coupon_id is null then 'REWARD' else 'COUPON' end, (redeemed_at at time zone time_zone)::date,
      coalesce(coupon_id, stamp_card_id), location_id, value_ore, points
    from redemption join chain on chain.id = redemption.chain_id where chain_id = of_chain and not exists (
      select from redemption_cancellation where chain_id = of_chain and redemption_id = redemption.id)
    union all
    select 'BEGUN', started_on, stamp_card_id, first_at, 0, 0 from filling
    union all
    select 'FILLED', reward_starts_on, stamp_card_id, last_at, 0, reward_starts_on - started_on from filling
    where status = 'COMPLETED'
    union all
    select 'LAPSED', ends_on + 1, stamp_card_id, first_at, 0, 0 from filling
    where status = 'RESET' or status = 'OPEN' and ends_on < today
    union all
    select 'TAKEN_BACK', lot.earned_on, 0, coalesce(purchase.location_id, 0), 0, entry.points
    from point_entry entry join point_lot lot on lot.chain_id = of_chain and lot.id = entry.lot_id
      left join purchase on purchase.chain_id = of_chain and purchase.id = lot.purchase_id
    where entry.chain_id = of_chain and entry.kind = 'RETURN'
    union all
    select 'LEFT_BEHIND', lot.valid_through, 0, coalesce(purchase.location_id, 0), 0, lot.left_points
    from member join point_lot lot on lot.chain_id = of_chain and lot.member_id = member.id and lot.left_points > 0
      left join purchase on purchase.chain_id = of_chain and purchase.id = lot.purchase_id
    where member.chain_id = of_chain and removed_at is not null and lot.valid_through >= today
    union all
    select 'WELCOMED', day, campaign_id, location_id, 0, 0 from welcomed
    union all
    select 'WELCOME_USED', day, campaign_id, location_id, 0, 0 from welcomed where has_used
    union all
    select 'WELCOME_AGAIN', day, campaign_id, location_id, 0, 0 from welcomed where has_used and bought_again),
  counted as (
    select kind, day, subject_id, location_id, count(*)::int as count, sum(amount_ore) as amount_ore, sum(total) as total
    from facts group by 1, 2, 3, 4),
  vanished as (
    delete from report_day as kept where chain_id = of_chain and not exists (select from counted where
      (counted.kind, counted.day, counted.subject_id, counted.location_id)
      = (kept.kind, kept.day, kept.subject_id, kept.location_id)))
  insert into report_day as kept select of_chain, counted.* from counted
  on conflict (chain_id, kind, day, subject_id, location_id) do update
    set count = excluded.count, amount_ore = excluded.amount_ore, total = excluded.total
    where (kept.count, kept.amount_ore, kept.total) <> (excluded.count, excluded.amount_ore, excluded.total);
$$;

create function count_report_points(of_chain bigint) returns void language sql as $$
  with effects as (
    select lot_id, at, case when kind in ('EARN', 'CANCEL', 'RESTORE', 'RELEASE') then points else -points end as change
    from point_entry where chain_id = of_chain
    union all
    select other_lot_id, at, case kind when 'SETTLE' then points else -points end
    from point_entry where chain_id = of_chain and other_lot_id is not null),
  counted as (
    select date_trunc('month', valid_through)::date as expires_in,
      date_trunc('month', (at at time zone time_zone)::date)::date as month, sum(change) as points
    from effects join point_lot lot on lot.chain_id = of_chain and lot.id = lot_id join chain on chain.id = of_chain
    group by 1, 2),
  vanished as (
    delete from report_points as kept where chain_id = of_chain and not exists (select from counted where
      (counted.expires_in, counted.month) = (kept.expires_in, kept.month)))
  insert into report_points as kept select of_chain, counted.* from counted
  on conflict (chain_id, expires_in, month) do update set points = excluded.points where kept.points <> excluded.points;
$$;

-- From a campaign's first day, or the first it was used, through its last. At its points of sale.
create function count_report_campaigns(of_chain bigint, today date) returns void language sql as $$
  with used as materialized (
    select campaign_id, purchase.member_id, min(purchased_on) as first_on from (
      select campaign_id, purchase_id from purchase_campaign where chain_id = of_chain
      union select campaign_id, used_purchase_id from member_welcome_offer where chain_id = of_chain) as tag
      join purchase on purchase.chain_id = of_chain and purchase.id = tag.purchase_id and returned_at is null
    group by 1, 2),
  time as (
    select campaign.id as campaign_id, coalesce(start_date, min(used.first_on)) as first, least(end_date, today) as last
    from campaign join used on used.campaign_id = campaign.id
    where campaign.chain_id = of_chain and not welcome_offer group by 1, start_date, end_date),
  bought as (
    select time.campaign_id, purchase.member_id, count(*) as purchases, sum(amount_ore - returned_ore) as amount_ore
    from time join purchase on purchase.chain_id = of_chain and purchased_on between first and last
      and purchased_at >= first - 1 and purchased_at < last + 2
      and amount_ore + discount_ore > 0 and returned_at is null
      and not exists (select from campaign_location place where place.chain_id = of_chain
        and place.campaign_id = time.campaign_id having count(*) > 0 and not bool_or(place.location_id = purchase.location_id))
    group by 1, 2),
  counted as (
    select bought.campaign_id, used.member_id is not null as has_used, count(*)::int as members,
      sum(purchases)::int as purchases, sum(amount_ore) as amount_ore
    from bought left join used on used.campaign_id = bought.campaign_id and used.member_id = bought.member_id
    group by 1, 2),
  vanished as (
    delete from report_campaign as kept where chain_id = of_chain and not exists (select from counted where
      (counted.campaign_id, counted.has_used) = (kept.campaign_id, kept.has_used)))
  insert into report_campaign as kept select of_chain, counted.* from counted
  on conflict (chain_id, campaign_id, has_used) do update
    set members = excluded.members, purchases = excluded.purchases, amount_ore = excluded.amount_ore
    where (kept.members, kept.purchases, kept.amount_ore) <> (excluded.members, excluded.purchases, excluded.amount_ore);
$$;

select tenant_table('report_count', 'select, insert, update');
select tenant_table('report_buyers', 'select, insert, update, delete');
select tenant_table('report_day', 'select, insert, update, delete');
select tenant_table('report_points', 'select, insert, update, delete');
select tenant_table('report_campaign', 'select, insert, update, delete');
