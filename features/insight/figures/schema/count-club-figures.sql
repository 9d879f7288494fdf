-- Recounts a club's figures from its rows, after an import of thousands of rows.
create function count_club_figures(of_chain bigint) returns void language sql as $$
  insert into day_figures (chain_id, day, location_id, valid_through, slot,
    purchases, amount_ore, points_given, points_used, points_left, coupons_used)
  select of_chain, day, location_id, valid_through, 0,
    sum(purchases), sum(amount_ore), sum(given), sum(used), sum(remaining), sum(coupons)
  from (
    select purchased_on as day, location_id, coalesce(lot.valid_through, 'infinity') as valid_through, 1 as purchases,
      amount_ore - returned_ore as amount_ore, coalesce(lot.amount, 0) - coalesce((select sum(points) from point_entry
        where chain_id = of_chain and lot_id = lot.id and kind = 'RETURN'), 0) as given,
      0 as used, 0 as remaining, 0 as coupons
    from purchase left join point_lot lot on lot.chain_id = of_chain and lot.purchase_id = purchase.id
    where purchase.chain_id = of_chain and amount_ore + discount_ore > 0 and returned_at is null
    union all
    select lot.earned_on, coalesce(purchase.location_id, 0), lot.valid_through, 0, 0,
      case when lot.source = 'CORRECTION' and not exists (select from correction_withdrawal
        where chain_id = of_chain and lot_id = lot.id) then lot.amount else 0 end, 0, lot.left_points, 0
    from point_lot lot left join purchase on purchase.chain_id = of_chain and purchase.id = lot.purchase_id
    where lot.chain_id = of_chain
    union all
    select deducted_on, 0, 'infinity', 0, 0, -points, 0, 0, 0 from point_deduction
    where chain_id = of_chain and not exists (select from deduction_withdrawal
      where chain_id = of_chain and deduction_id = point_deduction.id)
    union all
    select (redeemed_at at time zone chain.time_zone)::date, location_id, 'infinity', 0, 0, 0, points, 0, 1
    from redemption join chain on chain.id = redemption.chain_id
    where chain_id = of_chain and not exists (select from redemption_cancellation
      where chain_id = of_chain and redemption_id = redemption.id)) as facts
  group by day, location_id, valid_through;

  insert into club_counter (chain_id, kind, subject_id, valid_through, slot, count)
  select of_chain, kind, subject_id, valid_through, 0, count(*)
  from (
    select 'COUPON' as kind, coupon_id as subject_id, 'infinity'::date as valid_through from redemption
    where chain_id = of_chain and coupon_id is not null and not exists (select from redemption_cancellation
      where chain_id = of_chain and redemption_id = redemption.id)
    union all
    select 'COLLECTING', stamp_card_id, ends_on from stamp_card_usage where chain_id = of_chain and status = 'OPEN'
    union all
    select 'FILLED', stamp_card_id, 'infinity' from stamp_card_usage where chain_id = of_chain and status = 'COMPLETED'
    union all
    select 'REWARD', stamp_card_id, 'infinity' from stamp_card_usage
    where chain_id = of_chain and redemption_id is not null
    union all
    select 'CAMPAIGN', campaign_id, 'infinity' from (
      select campaign_id, purchase_id from purchase_campaign where chain_id = of_chain
      union select campaign_id, used_purchase_id from member_welcome_offer where chain_id = of_chain) as tagged
      join purchase on purchase.chain_id = of_chain and purchase.id = tagged.purchase_id and returned_at is null
    union all
    select 'CATEGORY', category_id, 'infinity' from purchase_category where chain_id = of_chain) as facts
  group by kind, subject_id, valid_through;
$$;
