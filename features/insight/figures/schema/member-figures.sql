-- Counts new members in the club's figures.
create function begin_member_figures() returns trigger language plpgsql as $$
begin
  perform figure_new_members(chain_id, day, home, slot, count)
  from (select became.chain_id, (registered_at at time zone time_zone)::date as day, coalesce(home_location_id, 0) as home,
      (16 + became.id % 16)::smallint as slot, count(*) as count
    from became join chain on chain.id = became.chain_id where removed_at is null
    group by 1, 2, 3, 4 order by 1, 2, 3, 4) as joined;
  perform figure_member_count(chain_id, slot, count)
  from (select chain_id, (16 + id % 16)::smallint as slot, count(*) as count
    from became where removed_at is null group by 1, 2 order by 1, 2) as joined;
  return null;
end $$;

-- Counts members who join, move to another home or leave. They use slots that purchases do not wait for.
create function keep_member_figures() returns trigger language plpgsql as $$
begin
  perform figure_new_members(chain_id, day, home, slot, count)
  from (select changed.chain_id, (registered_at at time zone time_zone)::date as day, coalesce(home_location_id, 0) as home,
      (16 + changed.id % 16)::smallint as slot, sum(one) as count
    from (select *, -1 as one from was union all select *, 1 from became) as changed
      join chain on chain.id = changed.chain_id where removed_at is null
    group by 1, 2, 3, 4 having sum(one) <> 0 order by 1, 2, 3, 4) as moved;
  perform figure_member_count(chain_id, slot, count)
  from (select chain_id, (16 + id % 16)::smallint as slot, sum(one) as count
    from (select *, -1 as one from was union all select *, 1 from became) as changed
    where removed_at is null group by 1, 2 having sum(one) <> 0 order by 1, 2) as left_or_came;
  return null;
end $$;

-- Changes the number of a club's members.
create function figure_member_count(of_chain bigint, in_slot smallint, more bigint) returns void language sql as $$
  insert into club_counter as kept (chain_id, kind, subject_id, slot, count)
    values (of_chain, 'MEMBERS', 0, in_slot, more)
    on conflict (chain_id, kind, subject_id, valid_through, slot) do update set count = kept.count + excluded.count;
$$;

-- Changes the number of new members by club, day, home (0: none) and slot, in this order so that two writers do not
-- deadlock.
create function figure_new_members(of_chain bigint, on_day date, home bigint, in_slot smallint, more bigint)
returns void language sql as $$
  insert into day_figures as kept (chain_id, day, location_id, valid_through, slot, new_members)
    values (of_chain, on_day, home, 'infinity', in_slot, more)
    on conflict (chain_id, day, location_id, valid_through, slot)
      do update set new_members = kept.new_members + excluded.new_members;
$$;
