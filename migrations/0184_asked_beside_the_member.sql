-- What selections ask of a member stands in one narrow row, so that a club of a million is counted by one scan and no join:
-- what the member's own row says, as it is compared, and the purchases of a year by month and point of sale.
-- `npm run verify` holds both against the members and their purchases.
alter table member_statistics
  add column is_there boolean not null default false,
  add column has_email boolean not null default false,
  add column email_bounced boolean not null default false,
  add column asked_email_notification boolean not null default false,
  add column has_phone boolean not null default false,
  add column asked_phone_notification boolean not null default false,
  add column asked_registered_at timestamptz,
  add column asked_birthday date,
  add column asked_home_location_id bigint,
  add column asked_gender text,
  add column asked_language text,
  add column asked_city text,
  add column asked_zip_code text,
  -- Where all of the purchases below were made; null: at several points of sale, or nowhere.
  add column bought_at bigint,
  -- A point of sale (0: any) · 65536 + a month, in their order; those of each point of sale only where there are several.
  -- Beside each key, what all keys up to it come to, amount · 1048576 + purchases: some months are one sum less another.
  add column bought_keys bigint[] not null default '{}',
  add column bought_sums bigint[] not null default '{}';
-- Three of its columns are indexed and change at each purchase: room on the page saves it no index, and is read with the rest.
alter table member_statistics set (fillfactor = 90);

-- A member as selections ask of them; `has_email` and its like rather than addresses.
create function asked_of(of_member member) returns table (is_there boolean, has_email boolean, email_bounced boolean,
  asked_email_notification boolean, has_phone boolean, asked_phone_notification boolean, asked_registered_at timestamptz,
  asked_birthday date, asked_home_location_id bigint, asked_gender text, asked_language text, asked_city text,
  asked_zip_code text) language sql stable parallel safe as $$
  select of_member.removed_at is null, of_member.email is not null, of_member.email_bounced_at is not null,
    of_member.email_notification, of_member.phone is not null, of_member.phone_notification, of_member.registered_at,
    of_member.birthday, of_member.home_location_id, of_member.gender, of_member.language, city_word(of_member.city),
    upper(replace(of_member.zip_code, ' ', ''))
$$;

create or replace function begin_member_statistics() returns trigger language plpgsql as $$
begin
  insert into member_statistics (chain_id, member_id, is_there, has_email, email_bounced, asked_email_notification, has_phone, asked_phone_notification,
      asked_registered_at, asked_birthday, asked_home_location_id, asked_gender, asked_language, asked_city, asked_zip_code)
    select became.chain_id, became.id, asked.* from became, asked_of(became) as asked order by 1, 2;
  return null;
end $$;

-- From the new row itself: nobody but the owner may read a member's row whole.
create function keep_asked() returns trigger language plpgsql as $$
begin
  update member_statistics set (is_there, has_email, email_bounced, asked_email_notification, has_phone, asked_phone_notification,
      asked_registered_at, asked_birthday, asked_home_location_id, asked_gender, asked_language, asked_city, asked_zip_code) = (select asked.* from asked_of(new) as asked)
  where chain_id = new.chain_id and member_id = new.id;
  return null;
end $$;
create trigger keep_asked after update of removed_at, email, email_bounced_at, email_notification, phone,
    phone_notification, registered_at, birthday, home_location_id, gender, language, city, zip_code on member
  for each row when ((old.removed_at, old.email is null, old.email_bounced_at is null, old.email_notification,
      old.phone is null, old.phone_notification, old.registered_at, old.birthday, old.home_location_id, old.gender,
      old.language, old.city, old.zip_code)
    is distinct from (new.removed_at, new.email is null, new.email_bounced_at is null, new.email_notification,
      new.phone is null, new.phone_notification, new.registered_at, new.birthday, new.home_location_id, new.gender,
      new.language, new.city, new.zip_code)) execute function keep_asked();

create function month_number(day date) returns integer language sql immutable parallel safe
  return (extract(year from day) * 12 + extract(month from day))::integer - 1;

create type bought as (place bigint, keys bigint[], sums bigint[]);

-- An amount and a number of purchases in one: added and taken from each other as one, since neither is ever less than nothing.
create function bought_sum(ore bigint, purchases bigint) returns bigint language sql immutable parallel safe
  return ore * 1048576 + purchases;

-- Purchases by point of sale and month, as they are kept: those of the latest month and the twelve before it.
create function pack_bought(places bigint[], months integer[], sums bigint[]) returns bought
language sql immutable parallel safe as $$
  with bought as (
    select place, month, sum(bought) as bought from unnest(places, months, sums) as each (place, month, bought)
    where month >= (select max(month) from unnest(months) as month) - 12 group by 1, 2),
  sole as (select case when min(place) = max(place) then min(place) end as place from bought),
  entry as (
    select month::bigint as key, sum(bought) as bought from bought group by month
    union all
    select place * 65536 + month, bought from bought where (select place from sole) is null),
  summed as (select key, sum(bought) over (order by key) as bought from entry)
  select (select place from sole), coalesce(array_agg(key order by key), '{}'),
    coalesce(array_agg(bought::bigint order by key), '{}')
  from summed
$$;

-- The same with one more purchase, if it is one. Nearly all are of the latest month, at a point of sale that is known.
create function bought_with(held bought, at_place bigint, in_month integer, paid bigint, is_purchase boolean) returns bought
language plpgsql immutable parallel safe as $$
declare
  more bigint := bought_sum(paid, 1);
  size integer := cardinality(held.keys);
  any_key integer := array_position(held.keys, in_month::bigint);
  own_key integer;
  first integer := 1;
  gone bigint := 0;
begin
  if not is_purchase then return held; end if;
  if size = 0 then return row(at_place, array[in_month::bigint], array[more])::bought; end if;
  own_key := case when held.place = at_place then size + 1 else array_position(held.keys, at_place * 65536 + in_month) end;
  if any_key is not null and own_key is not null then
    for key in any_key .. size loop
      held.sums[key] := held.sums[key] + more * (1 + (key >= own_key)::integer);
    end loop;
    return held;
  end if;
  if held.place = at_place and in_month > held.keys[size] then
    while first <= size and held.keys[first] < in_month - 12 loop
      gone := held.sums[first];
      first := first + 1;
    end loop;
    held.keys := held.keys[first:] || in_month::bigint;
    held.sums := held.sums[first:] || held.sums[size] + more;
    if gone > 0 then
      for key in 1 .. cardinality(held.sums) loop held.sums[key] := held.sums[key] - gone; end loop;
    end if;
    return held;
  end if;
  return (
    with entry as (
      select key / 65536 as place, (key % 65536)::integer as month, sum - lag(sum, 1, 0::bigint) over (order by key) as bought
      from unnest(held.keys, held.sums) as each (key, sum)),
    bought as (
      select coalesce(held.place, place) as place, month, bought from entry where held.place is not null or place > 0
      union all select at_place, in_month, more)
    select pack_bought(array_agg(place), array_agg(month), array_agg(bought)) from bought);
end $$;

-- The same counted from the members' purchases: after a return, a merge, and for rows that come by the thousand.
create function count_bought(of_chain bigint, members bigint[]) returns void language sql
set search_path = public, pg_temp as $$
  with bought as (
    select member_id, location_id as place, month_number(purchased_on) as month, sum(bought_sum(kept_ore, 1)) as bought
    from purchase where chain_id = of_chain and member_id = any(members)
      and amount_ore + discount_ore > 0 and returned_at is null
    group by 1, 2, 3),
  late as (
    select *, min(place) over of_member as first_place, max(place) over of_member as last_place
    from (select *, max(month) over (partition by member_id) as latest from bought) as each
    where month >= latest - 12 window of_member as (partition by member_id)),
  entry as (
    select member_id, month::bigint as key, sum(bought) as bought from late group by 1, 2
    union all
    select member_id, place * 65536 + month, bought from late where first_place < last_place),
  summed as (
    select member_id, key, sum(bought) over (partition by member_id order by key) as bought from entry),
  packed as (
    select member_id, array_agg(key order by key) as keys, array_agg(bought::bigint order by key) as sums
    from summed group by 1),
  placed as (
    select member_id, case when min(place) = max(place) then min(place) end as place from late group by 1)
  update member_statistics as figures set bought_at = placed.place, bought_keys = coalesce(keys, '{}'),
    bought_sums = coalesce(sums, '{}')
  from unnest(members) as asked (member) left join packed on packed.member_id = asked.member
    left join placed on placed.member_id = asked.member
  where figures.chain_id = of_chain and figures.member_id = any(members) and figures.member_id = asked.member;
$$;

create function count_all_bought(of_chain bigint) returns void language sql set search_path = public, pg_temp as $$
  select count_bought(of_chain, array_agg(member_id)) from member_statistics where chain_id = of_chain
  group by member_id / 1000;
$$;

-- Both as the figures they are.
alter function count_member_statistics rename to count_purchases_and_points;
create function count_member_statistics(of_chain bigint, today date) returns void language sql as $$
  select count_purchases_and_points(of_chain, today);
  select count_all_bought(of_chain);
$$;
alter function count_members rename to count_purchases_and_points_of;
create function count_members(of_chain bigint, members bigint[], today date) returns void language sql
set search_path = public, pg_temp as $$
  select count_purchases_and_points_of(of_chain, members, today);
  select count_bought(of_chain, members);
$$;
revoke all on function count_members from public;
grant execute on function count_members, count_purchases_and_points_of to stammis_platform;

-- For clubs that are there already: a thousand members at a time, whom nobody waits for longer. May be called again.
create procedure fill_asked() language plpgsql as $$
declare
  club bigint := 0;
  last bigint;
  next bigint[];
begin
  loop
    select min(id) into club from chain where id > club;
    exit when club is null;
    last := 0;
    loop
      perform set_config('role', 'stammis_platform', true);
      select array_agg(member_id order by member_id), max(member_id) into next, last from (
        select member_id from member_statistics where chain_id = club and member_id > last order by member_id limit 1000
      ) as following;
      exit when next is null;
      -- As an act holds them: whoever is at a till goes first.
      perform from member where chain_id = club and id = any(next) order by id for no key update;
      update member_statistics as figures set (is_there, has_email, email_bounced, asked_email_notification, has_phone, asked_phone_notification,
          asked_registered_at, asked_birthday, asked_home_location_id, asked_gender, asked_language, asked_city, asked_zip_code)
          = (select asked.* from asked_of(member) as asked)
        from member where member.chain_id = club and member.id = any(next)
          and figures.chain_id = club and figures.member_id = any(next) and figures.member_id = member.id;
      perform count_bought(club, next);
      commit;
    end loop;
  end loop;
end $$;
