-- Notes a member (null: all members) whose page has changed, in a setting of the transaction. The committing server
-- reads it and notifies open pages. NOTIFY is not called here: its lock would be shared by all tills.
create function touch(member_id bigint)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  noted text := coalesce(current_setting('stammis.touched', true), '');
begin
  if member_id is null then
    if noted not like '*%' then perform set_config('stammis.touched', '* ' || noted, true); end if;
  elsif length(noted) < 4000 then
    noted := set_config('stammis.touched', concat(noted, member_id, ' '), true);
  elsif noted not like '*%' then
    perform set_config('stammis.touched', '* ' || noted, true);
  end if;
end $$;

-- The same after a purchase.
create function touch_buyer()
returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  noted text := current_setting('stammis.touched', true);
begin
  if length(noted) >= 4000 then perform touch(new.member_id);
  else noted := set_config('stammis.touched', concat(noted, new.member_id, ' '), true);
  end if;
  return null;
end $$;

-- Notes a change of what all members see.
create function touch_club() returns trigger language plpgsql as $$
begin
  perform touch(null);
  return null;
end $$;

-- Notes the member of a changed row.
create function touch_members() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then perform touch(new.member_id); end if;
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.member_id <> new.member_id then perform touch(old.member_id); end if;
  return null;
end $$;

-- Notes a changed member.
create function touch_person() returns trigger language plpgsql as $$
begin
  perform touch(new.id);
  return null;
end $$;

-- The changes that the transaction has noted. PostgreSQL inlines the function.
create function noted() returns text language sql stable
  return current_setting('stammis.touched', true);
