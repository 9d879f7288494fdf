-- Counts points by the month in which they expire.
create function count_report_points(of_chain bigint) returns void language sql as $$
  with effects as (
    select lot_id, at, case when kind in ('EARN', 'CANCEL', 'RESTORE', 'RELEASE') then points else -points end as change
    from point_entry where chain_id = of_chain
    union all
    select other_lot_id, at, case kind when 'SETTLE' then points else -points end
    from point_entry where chain_id = of_chain and other_lot_id is not null),
  counted as (
    select date_trunc('month', valid_through)::date as expires_in,
      date_trunc('month', (at at time zone time_zone)::date)::date as month, sum(change) as points
    from effects join point_lot lot on lot.chain_id = of_chain and lot.id = lot_id join chain on chain.id = of_chain
    group by 1, 2),
  vanished as (
    delete from report_points as kept where chain_id = of_chain and not exists (select from counted where
      (counted.expires_in, counted.month) = (kept.expires_in, kept.month)))
  insert into report_points as kept select of_chain, counted.* from counted
  on conflict (chain_id, expires_in, month) do update set points = excluded.points where kept.points <> excluded.points;
$$;
