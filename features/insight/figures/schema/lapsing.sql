-- Recounts when members' points lapse. It is a separate statement because an UPDATE on several nodes cannot call
-- a function that reads tables.
create function count_lapsing(of_chain bigint, members bigint[])
returns void language sql set search_path = public, pg_temp as $$
  update member_statistics set lapsing = unpacked((select (points_lasting(chain_id, member_id, points_on)).lapsing))
  where chain_id = of_chain and member_id = any(members);
$$;

-- A day and a number of points in one number.
create function lapse_key(day date, points bigint) returns bigint language sql immutable parallel safe
  return (day - date '2000-01-01')::bigint * 1099511627776 + least(points, 1099511627775);

-- The days on which points lapse, with one more lot.
create function lapsing_with(held bigint[], kept_points bigint, counted_on date, first_through date, of_chain bigint,
  of_member bigint, today date, lot_through date, lot_points bigint)
returns bigint[] language plpgsql stable as $$
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

-- A member's points that lapse between two days. In PL/pgSQL, since PostgreSQL would inline an SQL function and lose
-- the parallel plan.
create function points_lapsing(of_chain bigint, of_member bigint, from_day date, through_day date)
returns bigint language plpgsql stable parallel safe as $$
begin
  return (select coalesce(sum(left_points), 0) from point_lot where chain_id = of_chain and member_id = of_member
    and left_points > 0 and valid_through between from_day and through_day);
end $$;
