-- Counts the buyers of each day.
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
    -- A merged member has not left.
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

  with counted as (
    select location_id, has_left, date_trunc('month', before)::date as before_month, day, sum(members)::int as members
    from report_buyers where chain_id = of_chain group by 1, 2, 3, 4),
  vanished as (
    delete from report_buyers_by_month as kept where chain_id = of_chain and not exists (select from counted where
      (counted.location_id, counted.has_left, counted.before_month, counted.day)
      = (kept.location_id, kept.has_left, kept.before_month, kept.day)))
  insert into report_buyers_by_month as kept select of_chain, counted.* from counted
  on conflict (chain_id, location_id, has_left, before_month, day) do update set members = excluded.members
    where kept.members <> excluded.members;
$$;
