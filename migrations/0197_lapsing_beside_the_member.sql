-- Points about to expire are asked of the row that selections read: the soonest days on which points of a member lapse, and
-- what each day and those before it come to. And the purchases of late at any point of sale stand by themselves.
alter table member_statistics
  -- As of `points_on`: the soonest eight days after `points_through` on which points lapse, each with all that lapses before
  -- it (`lapse_key`). Null: no others do.
  add column lapsing bigint[],
  -- Of whoever bought at several points of sale: a point of sale · 65536 + a month, in their order, and what each and all
  -- after it come to.
  add column placed_keys bigint[],
  add column placed_sums bigint[];
-- Eight and thirteen numbers at the most. As they are, rather than packed, they are looked into where they lie: unpacking
-- copies an array each time, which was most of what a look into it cost. Whatever comes out of a row is packed, this table's
-- excepted: it is unpacked as it is written.
alter table member_statistics
  alter column lapsing set storage plain,
  alter column bought_keys set storage plain,
  alter column bought_sums set storage plain;

-- Room on its pages saves a purchase no index, and is read with the rest.
alter table member_statistics set (fillfactor = 100);

create function unpacked(numbers bigint[]) returns bigint[] language plpgsql immutable strict parallel safe as $$
begin
  return numbers;
end $$;

-- A day, and points that are no more than ever asked for, in one.
create function lapse_key(day date, points bigint) returns bigint language sql immutable parallel safe
  return (day - date '2000-01-01')::bigint * 1099511627776 + least(points, 1099511627775);

-- What a member can use on a day, until when some of it lapses, and when what lapses.
create function points_lasting(of_chain bigint, of_member bigint, on_day date,
  out points bigint, out through date, out lapsing bigint[]) language plpgsql stable as $$
begin
  select coalesce(sum(lasting), 0), min(day),
    case when count(*) > 1 then (array_agg(lapse_key(day, (summed - lasting)::bigint) order by day))[2:9] end
  into points, through, lapsing
  from (select valid_through as day, sum(left_points) as lasting, sum(sum(left_points)) over (order by valid_through) as summed
    from point_lot where chain_id = of_chain and member_id = of_member and left_points > 0 and valid_through >= on_day
    group by valid_through) as each;
end $$;

-- The same days with one more lot, from the figures that were kept before it.
create function lapsing_with(held bigint[], kept_points bigint, counted_on date, first_through date,
  of_chain bigint, of_member bigint, today date, lot_through date, lot_points bigint) returns bigint[]
language plpgsql stable as $$
declare
  at integer;
  later integer := 1;
begin
  if first_through < today or counted_on > today then
    select points, through, lapsing into kept_points, first_through, held from points_lasting(of_chain, of_member, today);
  end if;
  if lot_points is null or lot_points = 0 or lot_through < today then return held; end if;
  if kept_points = 0 then return null; end if;
  held := coalesce(held, '{}');
  if lot_through < first_through then
    held := lapse_key(first_through, 0) || held[:7];
  elsif lot_through > first_through then
    at := width_bucket(lapse_key(lot_through, 1099511627775), held);
    if at = 0 or held[at] < lapse_key(lot_through, 0) then
      if at = 8 then return held; end if;
      held := held[:at] || lapse_key(lot_through, coalesce(held[at + 1] & 1099511627775, kept_points)) || held[at + 1:7];
      at := at + 1;
    end if;
    later := at + 1;
  end if;
  for each in later .. cardinality(held) loop
    held[each] := (held[each] >> 40 << 40) + least((held[each] & 1099511627775) + lot_points, 1099511627775);
  end loop;
  return nullif(held, '{}');
end $$;

-- Of one member, what lapses from a day through another: for those of whom the row does not tell. Not in SQL: that would be
-- put into the statement, and keep it to one process.
create function points_lapsing(of_chain bigint, of_member bigint, from_day date, through_day date) returns bigint
language plpgsql stable parallel safe as $$
begin
  return (select coalesce(sum(left_points), 0) from point_lot where chain_id = of_chain and member_id = of_member
    and left_points > 0 and valid_through between from_day and through_day);
end $$;

-- For the day their points were counted on.
create function count_lapsing(of_chain bigint, members bigint[]) returns void language sql
set search_path = public, pg_temp as $$
  update member_statistics set lapsing = unpacked((points_lasting(chain_id, member_id, points_on)).lapsing)
  where chain_id = of_chain and member_id = any(members);
$$;

drop function bought_with, pack_bought;
drop type bought;
create type bought as (place bigint, keys bigint[], sums bigint[], placed_keys bigint[], placed_sums bigint[]);
create type bought_keyed as (keys bigint[], sums bigint[]);
create type bought_placed as (place bigint, keys bigint[], sums bigint[]);

-- Purchases by point of sale and month, as they are kept: those of the latest month and the twelve before it.
create function pack_bought(places bigint[], months integer[], sums bigint[]) returns bought
language sql immutable parallel safe as $$
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

-- Keys with their sums, and more of one key.
create function keyed_with(keys bigint[], sums bigint[], key bigint, more bigint) returns bought_keyed
language plpgsql immutable parallel safe as $$
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

-- Those of a month and the ones after it, at each point of sale.
create function keyed_from(keys bigint[], sums bigint[], first_month integer) returns bought_keyed
language plpgsql immutable parallel safe as $$
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

-- Purchases of late at any point of sale with one more (null: with none): their keys, and their sums. Nearly all are of the
-- latest month. What comes back is unpacked in any case: what an UPDATE names may have come out of a join's rows.
create function late_keys(keys bigint[], in_month integer) returns bigint[] language plpgsql immutable parallel safe as $$
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
create function late_sums(keys bigint[], sums bigint[], in_month integer, more bigint) returns bigint[]
language plpgsql immutable parallel safe as $$
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

-- Where they were made, with one more of them, if it is one.
create function placed_with(place bigint, keys bigint[], sums bigint[], placed_keys bigint[], placed_sums bigint[],
  at_place bigint, in_month integer, more bigint, is_purchase boolean) returns bought_placed
language plpgsql immutable parallel safe as $$
declare
  latest bigint := keys[cardinality(keys)];
  keyed bought_keyed;
begin
  if is_purchase and latest is null then return row(at_place, null, null)::bought_placed; end if;
  if not is_purchase or place = at_place or in_month < latest - 12 then
    return row(place, placed_keys, placed_sums)::bought_placed;
  end if;
  -- At several from now on: what was bought at the one is that one's.
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

create or replace function count_bought(of_chain bigint, members bigint[]) returns void language sql
set search_path = public, pg_temp set enable_nestloop = off as $$
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

create or replace function count_member_statistics(of_chain bigint, today date) returns void language sql as $$
  select count_purchases_and_points(of_chain, today);
  select count_all_bought(of_chain);
  select count_lapsing(of_chain, array_agg(member_id)) from member_statistics where chain_id = of_chain group by member_id / 1000;
$$;
create or replace function count_members(of_chain bigint, members bigint[], today date) returns void language sql
set search_path = public, pg_temp as $$
  select count_purchases_and_points_of(of_chain, members, today);
  select count_bought(of_chain, members);
  select count_lapsing(of_chain, members);
$$;

-- For clubs that are there already: a thousand members at a time, whom nobody waits for longer. May be called again.
create or replace procedure fill_asked() language plpgsql as $$
declare
  club bigint := 0;
  last bigint;
  next bigint[];
begin
  loop
    select min(id) into club from chain where id > club;
    exit when club is null;
    last := 0;
    loop
      perform set_config('role', 'stammis_platform', true);
      select array_agg(member_id order by member_id), max(member_id) into next, last from (
        select member_id from member_statistics where chain_id = club and member_id > last order by member_id limit 1000
      ) as following;
      exit when next is null;
      -- As an act holds them: whoever is at a till goes first.
      perform from member where chain_id = club and id = any(next) order by id for no key update;
      update member_statistics as figures set (is_there, has_email, email_bounced, asked_email_notification, has_phone, asked_phone_notification,
          asked_registered_at, asked_birthday, asked_home_location_id, asked_gender, asked_language, asked_city, asked_zip_code)
          = (select asked.* from asked_of(member) as asked)
        from member where member.chain_id = club and member.id = any(next)
          and figures.chain_id = club and figures.member_id = any(next) and figures.member_id = member.id;
      perform count_bought(club, next);
      perform count_lapsing(club, next);
      commit;
    end loop;
  end loop;
end $$;
