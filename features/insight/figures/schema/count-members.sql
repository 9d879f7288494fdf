-- Recounts the statistics of a club's members, after an import of thousands of rows.
create function count_member_statistics(of_chain bigint, today date) returns void language sql as $$
  select count_purchases_and_points(of_chain, today);
  select count_all_bought(of_chain);
  select count_tagged(of_chain, array_agg(member_id)) from member_statistics where chain_id = of_chain group by member_id / 1000;
  select count_lapsing(of_chain, array_agg(member_id)) from member_statistics where chain_id = of_chain group by member_id / 1000;
$$;

-- Recounts the statistics of some members, after a merge.
create function count_members(of_chain bigint, members bigint[], today date)
returns void language sql set search_path = public, pg_temp as $$
  select count_purchases_and_points_of(of_chain, members, today);
  select count_bought(of_chain, members);
  select count_tagged(of_chain, members);
  select count_lapsing(of_chain, members);
$$;
revoke all on function count_members from public;
grant execute on function count_members to stammis_platform;

-- The same for all members of a club.
create function count_purchases_and_points(of_chain bigint, today date) returns void language sql as $$
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

-- Purchases, points, stamps and coupons of some members.
create function count_purchases_and_points_of(of_chain bigint, members bigint[], today date)
returns void language sql set search_path = public, pg_temp as $$
  delete from member_month where chain_id = of_chain and member_id = any(members);
  insert into member_month (chain_id, kind, tag_id, month, member_id, purchases, total_ore, last_on)
  select of_chain, kind, tag_id, date_trunc('month', purchased_on)::date, member_id,
    count(*) filter (where returned_at is null), sum(amount_ore - returned_ore),
    max(purchased_on) filter (where returned_at is null)
  from (select id as purchase_id, 'LOCATION' as kind, location_id as tag_id from purchase
        where chain_id = of_chain and member_id = any(members)
      union all select purchase_id, 'CATEGORY', category_id from purchase_category
        where chain_id = of_chain and purchase_id in (select id from purchase where chain_id = of_chain and member_id = any(members))
      union all select purchase_id, 'CAMPAIGN', campaign_id from purchase_campaign
        where chain_id = of_chain and purchase_id in (select id from purchase where chain_id = of_chain and member_id = any(members))) as tagged
    join purchase on purchase.chain_id = of_chain and purchase.id = tagged.purchase_id
  where amount_ore + discount_ore > 0
  group by 2, 3, 4, 5;

  update member_statistics as figures set
    (purchase_count, purchase_total_ore, last_purchase_at) = (
      select count(*), coalesce(sum(amount_ore - returned_ore), 0), max(purchased_at) from purchase
      where chain_id = of_chain and member_id = figures.member_id and amount_ore + discount_ore > 0 and returned_at is null),
    points_on = today,
    (points, points_through) = (
      select coalesce(sum(left_points), 0), min(valid_through) from point_lot
      where chain_id = of_chain and member_id = figures.member_id and left_points > 0 and valid_through >= today),
    cards_on = today,
    (stamps, unused_coupons, cards_through) = (
      select coalesce(sum(collected) filter (where status = 'OPEN'), 0), count(*) filter (where status = 'COMPLETED'),
        min(case status when 'OPEN' then ends_on else reward_ends_on end)
      from stamp_card_usage where chain_id = of_chain and member_id = figures.member_id
        and (status = 'OPEN' and ends_on >= today or status = 'COMPLETED' and redemption_id is null and reward_ends_on >= today))
  where figures.chain_id = of_chain and figures.member_id = any(members);
$$;
revoke all on function count_purchases_and_points_of from public;
grant execute on function count_purchases_and_points_of to stammis_platform;
