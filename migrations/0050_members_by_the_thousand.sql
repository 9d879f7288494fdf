-- Members come by the thousand when a list of them is brought in: what stands beside them is written once a statement
-- rather than once a row. A column list and a transition table do not go together, so each change of members is looked at,
-- and what changed nothing that counts writes nothing.
create or replace function begin_member_statistics() returns trigger language plpgsql as $$
begin
  insert into member_statistics (chain_id, member_id) select chain_id, id from became order by chain_id, id;
  return null;
end $$;
drop trigger begin_statistics on member;
create trigger begin_statistics after insert on member referencing new table as became
  for each statement execute function begin_member_statistics();

create function begin_words() returns trigger language plpgsql as $$
begin
  insert into member_word (chain_id, member_id, kind, word)
    select chain_id, id, 'NAME', unnest(name_words(first_name || ' ' || last_name)) from became
    union all select chain_id, id, 'EMAIL', email from became where email <> '';
  return null;
end $$;
drop trigger keep_words on member;
create trigger begin_words after insert on member referencing new table as became
  for each statement execute function begin_words();
create trigger keep_words after update of first_name, last_name, email on member
  for each row execute function keep_words();

-- So many more or fewer members, by club, day, home (0: none) and slot: in that order, for two who write at once.
create function figure_new_members(of_chain bigint, on_day date, home bigint, in_slot smallint, more bigint)
returns void language sql as $$
  insert into day_figures as kept (chain_id, day, location_id, valid_through, slot, new_members)
    values (of_chain, on_day, home, 'infinity', in_slot, more)
    on conflict (chain_id, day, location_id, valid_through, slot)
      do update set new_members = kept.new_members + excluded.new_members;
$$;
create function figure_member_count(of_chain bigint, in_slot smallint, more bigint) returns void language sql as $$
  insert into club_counter as kept (chain_id, kind, subject_id, slot, count)
    values (of_chain, 'MEMBERS', 0, in_slot, more)
    on conflict (chain_id, kind, subject_id, valid_through, slot) do update set count = kept.count + excluded.count;
$$;

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

create or replace function keep_member_figures() returns trigger language plpgsql as $$
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
drop trigger keep_figures on member;
create trigger begin_figures after insert on member referencing new table as became
  for each statement execute function begin_member_figures();
create trigger keep_figures after update on member referencing old table as was new table as became
  for each statement execute function keep_member_figures();
