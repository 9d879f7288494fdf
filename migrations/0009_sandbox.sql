-- A sandbox is a club to try things in: its clock can be moved forward, never back, and its messages reach nobody.
alter table chain
  add column sandbox boolean not null default false,
  -- Seconds its clock runs ahead of the server's. Ten years at most, counted in the chain's own calendar.
  add column clock_ahead bigint not null default 0 check (clock_ahead between 0 and 3654 * 86400),
  add constraint chain_clock_check check (sandbox or clock_ahead = 0);

-- What happened in a club has happened: neither does its clock go back, nor does a real club become a sandbox or a
-- sandbox a real one.
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
create trigger keep_sandbox before update of sandbox, clock_ahead on chain for each row execute function keep_sandbox();

-- Servers remember chains for seconds; a moved clock is told to them all the moment it commits.
create trigger forget_doors after update of clock_ahead on chain for each statement execute function forget_doors();

-- KEPT: written, and never handed over. So are all messages of a sandbox.
alter table message drop constraint message_status_check;
alter table message add constraint message_status_check check (status in ('WAITING', 'SENT', 'FAILED', 'KEPT'));
alter table platform_message drop constraint platform_message_status_check;
alter table platform_message
  add constraint platform_message_status_check check (status in ('WAITING', 'SENT', 'FAILED', 'KEPT')),
  add column sandbox boolean not null default false;
