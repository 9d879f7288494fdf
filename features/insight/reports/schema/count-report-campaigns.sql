-- Counts each campaign from its first day, or its first use, through its last.
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
