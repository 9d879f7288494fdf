-- An upgrade brings every company along, frozen ones too: `migrate` says so in its own session. Nobody else can: whoever says
-- so without owning the table, as the product's own login, is refused as ever. The login counts, not the role it has taken.
create or replace function refuse_frozen() returns trigger language plpgsql as $$
begin
  if current_setting('stammis.upgrading', true) = 'on'
    and pg_has_role(session_user, (select relowner from pg_class where oid = tg_relid), 'member') then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  raise exception 'The company is frozen: nothing of it changes until it has moved or is thawed.' using errcode = 'SM001';
end $$;
