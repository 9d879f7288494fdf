-- Of a company that is about to move to another installation nothing changes: by the row's own triggers, which are made
-- as it is frozen and dropped as it is thawed, so that others pay nothing for it.
alter table chain add column frozen_at timestamptz;
create function refuse_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'The company is frozen: nothing of it changes until it has moved or is thawed.' using errcode = 'SM001';
end $$;
revoke execute on function refuse_frozen() from public;
