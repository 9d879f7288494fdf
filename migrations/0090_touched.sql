-- Whose page a transaction has changed is noted by the rows themselves, in a setting that lives and dies with the
-- transaction: whichever act it was, one that is yet to be written too. Whoever commits reads it in the same trip and
-- wakes the pages that are open. Nothing is notified here: that lock is every till's.
-- A member by their id; `*`, before all: whatever all members of the club see alike. So many that they would fill a page
-- are all of them.
create function touch(member_id bigint) returns void language plpgsql as $$
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

create function touch_members() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then perform touch(new.member_id); end if;
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.member_id <> new.member_id then perform touch(old.member_id); end if;
  return null;
end $$;

-- What every purchase changes: a row a member, and nothing else is asked of it.
create function touch_buyer() returns trigger language plpgsql as $$
declare
  noted text := current_setting('stammis.touched', true);
begin
  if length(noted) >= 4000 then perform touch(new.member_id);
  else noted := set_config('stammis.touched', concat(noted, new.member_id, ' '), true);
  end if;
  return null;
end $$;

create function touch_person() returns trigger language plpgsql as $$
begin
  perform touch(new.id);
  return null;
end $$;

create function touch_club() returns trigger language plpgsql as $$
begin
  perform touch(null);
  return null;
end $$;

create trigger touch after update on member_statistics for each row execute function touch_buyer();
create trigger touch after update on member for each row execute function touch_person();

do $$
declare name text;
begin
  -- What is a member's own and may change without their figures.
  foreach name in array array['consent', 'contact_change', 'member_note', 'member_stamp_card', 'member_welcome_offer',
      'redemption', 'stamp_card_usage'] loop
    execute format('create trigger touch after insert or update or delete on %I
      for each row execute function touch_members()', name);
  end loop;
  foreach name in array array['campaign', 'campaign_location', 'category', 'chain', 'club_points', 'coupon', 'location',
      'opening_hours', 'special_day', 'stamp_card', 'stamp_card_coupon', 'terms_version'] loop
    execute format('create trigger touch after insert or update or delete on %I
      for each statement execute function touch_club()', name);
  end loop;
end $$;

-- A use is counted beside the limit, at the till: only the limit's coming, going and moving is told.
create trigger touch after insert or delete or update of total_limit on coupon_stock
  for each statement execute function touch_club();
