-- The packed purchases of a member, as `member_statistics` stores them.
create type bought as (place bigint, keys bigint[], sums bigint[], placed_keys bigint[], placed_sums bigint[]);

-- Keys with the sum of each and all later ones.
create type bought_keyed as (keys bigint[], sums bigint[]);

-- Packed purchases by point of sale.
create type bought_placed as (place bigint, keys bigint[], sums bigint[]);

-- An amount and a number of purchases in one number, so that both are added and subtracted at once.
create function bought_sum(ore bigint, purchases bigint) returns bigint language sql immutable parallel safe
  return ore * 1048576 + purchases;

-- A month as a number, counted from year 0.
create function month_number(day date) returns integer language sql immutable parallel safe
  return (extract(year from day) * 12 + extract(month from day))::integer - 1;

-- Packs purchases by point of sale and month: the latest month and the twelve before it.
create function pack_bought(places bigint[], months integer[], sums bigint[])
returns bought language sql immutable parallel safe as $$
  with bought as (
    select place, month, sum(bought) as bought from unnest(places, months, sums) as each (place, month, bought)
    where month >= (select max(month) from unnest(months) as month) - 12 group by 1, 2),
  sole as (select case when min(place) = max(place) then min(place) end as place from bought),
  month as (
    select month::bigint as key, sum(sum(bought)) over (order by month desc)::bigint as bought from bought group by month),
  placed as (
    select place * 65536 + month as key, sum(bought) over (order by place * 65536 + month desc)::bigint as bought
    from bought where (select place from sole) is null)
  select (select place from sole),
    (select coalesce(array_agg(key order by key), '{}') from month),
    (select coalesce(array_agg(bought order by key), '{}') from month),
    (select array_agg(key order by key) from placed),
    (select array_agg(bought order by key) from placed)
$$;

-- The keys from a month on, with their sums.
create function keyed_from(keys bigint[], sums bigint[], first_month integer)
returns bought_keyed language plpgsql immutable parallel safe as $$
declare
  left_keys bigint[] := '{}';
  left_sums bigint[] := '{}';
  gone bigint := 0;
begin
  for each in reverse cardinality(keys) .. 1 loop
    if keys[each] % 65536 < first_month then
      gone := sums[each] - coalesce(left_sums[1], 0);
    else
      left_keys := keys[each] || left_keys;
      left_sums := sums[each] - gone || left_sums;
    end if;
  end loop;
  return row(left_keys, left_sums)::bought_keyed;
end $$;

-- Adds to the sum of one key.
create function keyed_with(keys bigint[], sums bigint[], key bigint, more bigint)
returns bought_keyed language plpgsql immutable parallel safe as $$
declare
  at integer := width_bucket(key, keys);
begin
  if at = 0 or keys[at] < key then
    keys := keys[:at] || key || keys[at + 1:];
    sums := sums[:at] || coalesce(sums[at + 1], 0) || sums[at + 1:];
    at := at + 1;
  end if;
  for each in 1 .. at loop sums[each] := sums[each] + more; end loop;
  return row(keys, sums)::bought_keyed;
end $$;

-- The months after one more purchase (null: none). Most purchases are in the latest month, and nothing changes.
create function late_keys(keys bigint[], in_month integer)
returns bigint[] language plpgsql immutable parallel safe as $$
declare
  latest bigint := keys[cardinality(keys)];
  at integer;
  first integer := 1;
begin
  if in_month is null or in_month = latest or in_month < latest - 12 then return keys; end if;
  at := width_bucket(in_month::bigint, keys);
  if keys[at] = in_month then return keys; end if;
  keys := keys[:at] || in_month::bigint || keys[at + 1:];
  while keys[first] < in_month - 12 loop first := first + 1; end loop;
  return keys[first:];
end $$;

-- The sums after one more purchase, for the keys before it.
create function late_sums(keys bigint[], sums bigint[], in_month integer, more bigint)
returns bigint[] language plpgsql immutable parallel safe as $$
declare
  at integer := cardinality(keys);
  first integer := 1;
begin
  if in_month is null or in_month < keys[at] - 12 then return sums; end if;
  if at = 0 then return array[more]; end if;
  if in_month < keys[at] then at := width_bucket(in_month::bigint, keys); end if;
  if at = 0 or keys[at] < in_month then
    while keys[first] < in_month - 12 loop first := first + 1; end loop;
    sums := sums[:at] || coalesce(sums[at + 1], 0) || sums[at + 1:];
    at := at + 1;
  end if;
  for each in first .. at loop sums[each] := sums[each] + more; end loop;
  if first > 1 then return sums[first:]; end if;
  return sums;
end $$;

-- Keys and sums by point of sale after one more purchase.
create function placed_with(place bigint, keys bigint[], sums bigint[], placed_keys bigint[], placed_sums bigint[],
  at_place bigint, in_month integer, more bigint, is_purchase boolean)
returns bought_placed language plpgsql immutable parallel safe as $$
declare
  latest bigint := keys[cardinality(keys)];
  keyed bought_keyed;
begin
  if is_purchase and latest is null then return row(at_place, null, null)::bought_placed; end if;
  if not is_purchase or place = at_place or in_month < latest - 12 then
    return row(place, placed_keys, placed_sums)::bought_placed;
  end if;
  -- This is the second point of sale: earlier purchases belong to the first.
  if place is not null then
    placed_keys := array(select place * 65536 + key from unnest(keys) with ordinality as each (key, nth) order by nth);
    placed_sums := sums;
  end if;
  keyed := keyed_with(placed_keys, placed_sums, at_place * 65536 + in_month, more);
  if keys[1] < in_month - 12 then keyed := keyed_from(keyed.keys, keyed.sums, in_month - 12); end if;
  if keyed.keys[1] / 65536 = keyed.keys[cardinality(keyed.keys)] / 65536 then
    return row(at_place, null, null)::bought_placed;
  end if;
  return row(null, keyed.keys, keyed.sums)::bought_placed;
end $$;

-- Returns its argument. PL/pgSQL unpacks the array once, instead of at each access.
create function unpacked(numbers bigint[]) returns bigint[] language plpgsql immutable strict parallel safe as $$
begin
  return numbers;
end $$;
