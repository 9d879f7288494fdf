-- Every node has the clubs, and fires: whether there are days that a zone counts, the one that was asked looks on all of them.
create or replace function time_zone_stays() returns trigger language plpgsql as $$
begin
  -- A zone the database does not know is an error here, rather than in the first purchase.
  perform now() at time zone new.time_zone;
  if tg_op = 'INSERT' or current_setting('stammis.notes_only', true) = 'on' then return new; end if;
  if exists (select from member where chain_id = new.id) or exists (select from waiting_purchase where chain_id = new.id) then
    raise exception 'days of chain % are counted by its time zone', new.id using errcode = 'check_violation', constraint = 'chain_time_zone_stays';
  end if;
  return new;
end $$;

-- What a company's page tells of each of its clubs.
create function shops_there(of_chain bigint) returns int language plpgsql stable as $$
begin
  return (select count(*) from location where chain_id = of_chain and closed_at is null);
end $$;
create function purchases_since(of_chain bigint, from_day date) returns int language plpgsql stable as $$
begin
  return (select coalesce(sum(purchases), 0) from day_figures where chain_id = of_chain and day >= from_day);
end $$;
