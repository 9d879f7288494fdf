-- A member's usable points, where some have lapsed since they were counted. In PL/pgSQL, since PostgreSQL would
-- inline an SQL function and lose the parallel plan.
create function usable_points(of_chain bigint, of_member bigint, on_day date)
returns bigint language plpgsql stable parallel safe as $$
begin
  return (select coalesce(sum(left_points), 0) from point_lot
    where chain_id = of_chain and member_id = of_member and left_points > 0 and valid_through >= on_day);
end $$;

-- A member's usable points on a day, until when they last, and what lapses later.
create function points_lasting(of_chain bigint, of_member bigint, on_day date, out points bigint, out through date,
  out lapsing bigint[])
returns record language plpgsql stable as $$
begin
  select coalesce(sum(lasting), 0), min(day),
    case when count(*) > 1 then (array_agg(lapse_key(day, (summed - lasting)::bigint) order by day))[2:9] end
  into points, through, lapsing
  from (select valid_through as day, sum(left_points) as lasting, sum(sum(left_points)) over (order by valid_through) as summed
    from point_lot where chain_id = of_chain and member_id = of_member and left_points > 0 and valid_through >= on_day
    group by valid_through) as each;
end $$;
