-- Refuses changes of a frozen company, apart from an upgrade: `migrate` says so in its session, as the owner of the
-- table.
create function refuse_frozen() returns trigger language plpgsql as $$
begin
  if current_setting('stammis.upgrading', true) = 'on'
    and pg_has_role(session_user, (select relowner from pg_class where oid = tg_relid), 'member') then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  raise exception 'The company is frozen: nothing of it changes until it has moved or is thawed.' using errcode = 'SM001';
end $$;
revoke all on function refuse_frozen from public;
