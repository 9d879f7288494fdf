-- Days are counted by a club's zone from its first member or waiting purchase on: from then it stays as it is.
create function time_zone_stays() returns trigger language plpgsql as $$
begin
  -- A zone the database does not know is an error here, rather than in the first purchase.
  perform now() at time zone new.time_zone;
  if tg_op = 'UPDATE' and (exists (select from member where chain_id = new.id)
      or exists (select from waiting_purchase where chain_id = new.id)) then
    raise exception 'days of chain % are counted by its time zone', new.id using errcode = 'check_violation', constraint = 'chain_time_zone_stays';
  end if;
  return new;
end $$;

create trigger time_zone_known before insert on chain for each row execute function time_zone_stays();
create trigger time_zone_stays before update of time_zone on chain for each row
  when (old.time_zone <> new.time_zone) execute function time_zone_stays();
