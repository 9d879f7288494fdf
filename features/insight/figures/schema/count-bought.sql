-- Recounts members' purchases by month after a return, a merge or an import.
create function count_bought(of_chain bigint, members bigint[])
returns void language sql set search_path = public, pg_temp set enable_nestloop = off as $$
  with bought as (
    select member_id, location_id as place, month_number(purchased_on) as month, sum(bought_sum(kept_ore, 1)) as bought
    from purchase where chain_id = of_chain and member_id = any(members)
      and amount_ore + discount_ore > 0 and returned_at is null
    group by 1, 2, 3),
  late as (
    select *, min(place) over of_member as first_place, max(place) over of_member as last_place
    from (select *, max(month) over (partition by member_id) as latest from bought) as each
    where month >= latest - 12 window of_member as (partition by member_id)),
  month as (
    select member_id, array_agg(key order by key) as keys, array_agg(bought order by key) as sums,
      case when min(first_place) = max(last_place) then min(first_place) end as place
    from (select member_id, month::bigint as key, min(first_place) as first_place, max(last_place) as last_place,
        sum(sum(bought)) over (partition by member_id order by month desc)::bigint as bought
      from late group by member_id, month) as each
    group by 1),
  placed as (
    select member_id, array_agg(key order by key) as keys, array_agg(bought order by key) as sums
    from (select member_id, place * 65536 + month as key,
        sum(bought) over (partition by member_id order by place * 65536 + month desc)::bigint as bought
      from late where first_place < last_place) as each
    group by 1)
  update member_statistics as figures set bought_at = month.place, bought_keys = unpacked(coalesce(month.keys, '{}')),
    bought_sums = unpacked(coalesce(month.sums, '{}')), placed_keys = placed.keys, placed_sums = placed.sums
  from unnest(members) as asked (member) left join month on month.member_id = asked.member
    left join placed on placed.member_id = asked.member
  where figures.chain_id = of_chain and figures.member_id = any(members) and figures.member_id = asked.member;
$$;

-- The same for all members of a club.
create function count_all_bought(of_chain bigint) returns void language sql set search_path = public, pg_temp as $$
  select count_bought(of_chain, array_agg(member_id)) from member_statistics where chain_id = of_chain
  group by member_id / 1000;
$$;
