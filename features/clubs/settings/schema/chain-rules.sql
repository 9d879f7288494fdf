-- A club stays a sandbox or a real club, and its clock never goes back.
create function keep_sandbox() returns trigger language plpgsql as $$
begin
  if new.sandbox <> old.sandbox then
    raise exception 'a chain is made a sandbox, or it never is one' using errcode = 'check_violation', constraint = 'chain_sandbox_stays';
  end if;
  if new.clock_ahead < old.clock_ahead then
    raise exception 'a chain''s clock does not go back' using errcode = 'check_violation', constraint = 'chain_clock_forward';
  end if;
  return new;
end $$;

-- A club's role changes its own club only.
create function keep_to_own_club() returns trigger language plpgsql as $$
begin
  if current_user = 'stammis_app' and new.id is distinct from nullif(current_setting('stammis.chain_id', true), '')::bigint then
    raise exception 'a club changes no other club than itself' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- The time zone of a club with members stays, since stored days depend on it. On several nodes every node has the
-- chains, and only the queried one checks.
create function time_zone_stays() returns trigger language plpgsql as $$
begin
  -- Fails here for an unknown zone, rather than at the first purchase.
  perform now() at time zone new.time_zone;
  if tg_op = 'INSERT' or current_setting('stammis.notes_only', true) = 'on' then return new; end if;
  if exists (select from member where chain_id = new.id) or exists (select from waiting_purchase where chain_id = new.id) then
    raise exception 'days of chain % are counted by its time zone', new.id using errcode = 'check_violation', constraint = 'chain_time_zone_stays';
  end if;
  return new;
end $$;
