-- Purchases of late are nearly always asked from a month on, at any point of sale: beside each key stands what it and all
-- after it come to, and those of any point of sale come last. That is one look into the arrays instead of four.
-- A key: a month, less a point of sale (any: 0) · 65536. Filled anew by the next file.
create or replace function pack_bought(places bigint[], months integer[], sums bigint[]) returns bought
language sql immutable parallel safe as $$
  with bought as (
    select place, month, sum(bought) as bought from unnest(places, months, sums) as each (place, month, bought)
    where month >= (select max(month) from unnest(months) as month) - 12 group by 1, 2),
  sole as (select case when min(place) = max(place) then min(place) end as place from bought),
  entry as (
    select month::bigint as key, sum(bought) as bought from bought group by month
    union all
    select month - place * 65536, bought from bought where (select place from sole) is null),
  summed as (select key, sum(bought) over (order by key desc) as bought from entry)
  select (select place from sole), coalesce(array_agg(key order by key), '{}'),
    coalesce(array_agg(bought::bigint order by key), '{}')
  from summed
$$;

create or replace function bought_with(held bought, at_place bigint, in_month integer, paid bigint, is_purchase boolean) returns bought
language plpgsql immutable parallel safe as $$
declare
  more bigint := bought_sum(paid, 1);
  size integer := cardinality(held.keys);
  any_key integer := array_position(held.keys, in_month::bigint);
  own_key integer;
  first integer := 1;
begin
  if not is_purchase then return held; end if;
  if size = 0 then return row(at_place, array[in_month::bigint], array[more])::bought; end if;
  own_key := case when held.place = at_place then 0 else array_position(held.keys, in_month - at_place * 65536) end;
  if any_key is not null and own_key is not null then
    for key in 1 .. any_key loop
      held.sums[key] := held.sums[key] + more * (1 + (key <= own_key)::integer);
    end loop;
    return held;
  end if;
  if held.place = at_place and in_month > held.keys[size] then
    while first <= size and held.keys[first] < in_month - 12 loop first := first + 1; end loop;
    for key in first .. size loop held.sums[key] := held.sums[key] + more; end loop;
    held.keys := held.keys[first:] || in_month::bigint;
    held.sums := held.sums[first:] || more;
    return held;
  end if;
  return (
    with entry as (
      select (65535 - key) / 65536 as place, key, sum - lead(sum, 1, 0::bigint) over (order by key) as bought
      from unnest(held.keys, held.sums) as each (key, sum)),
    bought as (
      select coalesce(held.place, place) as place, (key + place * 65536)::integer as month, bought from entry
      where held.place is not null or place > 0
      union all select at_place, in_month, more)
    select pack_bought(array_agg(place), array_agg(month), array_agg(bought)) from bought);
end $$;

create or replace function count_bought(of_chain bigint, members bigint[]) returns void language sql
set search_path = public, pg_temp as $$
  with bought as (
    select member_id, location_id as place, month_number(purchased_on) as month, sum(bought_sum(kept_ore, 1)) as bought
    from purchase where chain_id = of_chain and member_id = any(members)
      and amount_ore + discount_ore > 0 and returned_at is null
    group by 1, 2, 3),
  late as (
    select *, min(place) over of_member as first_place, max(place) over of_member as last_place
    from (select *, max(month) over (partition by member_id) as latest from bought) as each
    where month >= latest - 12 window of_member as (partition by member_id)),
  entry as (
    select member_id, month::bigint as key, sum(bought) as bought from late group by 1, 2
    union all
    select member_id, month - place * 65536, bought from late where first_place < last_place),
  summed as (
    select member_id, key, sum(bought) over (partition by member_id order by key desc) as bought from entry),
  packed as (
    select member_id, array_agg(key order by key) as keys, array_agg(bought::bigint order by key) as sums
    from summed group by 1),
  placed as (
    select member_id, case when min(place) = max(place) then min(place) end as place from late group by 1)
  update member_statistics as figures set bought_at = placed.place, bought_keys = coalesce(keys, '{}'),
    bought_sums = coalesce(sums, '{}')
  from unnest(members) as asked (member) left join packed on packed.member_id = asked.member
    left join placed on placed.member_id = asked.member
  where figures.chain_id = of_chain and figures.member_id = any(members) and figures.member_id = asked.member;
$$;
