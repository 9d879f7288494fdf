-- What a database of several nodes (Citus) needs of the schema, and one of a single node does as well.

-- A trigger on a shard has the shard's name: which table it is for, it is told.
create or replace function keep_promise() returns trigger language plpgsql as $$
begin
  case tg_argv[0]
    when 'club_points' then
      insert into club_promise (chain_id, month_validation) values (new.chain_id, new.month_validation);
    when 'stamp_card' then
      insert into club_promise (chain_id, stamp_card_id, month_validation) values (new.chain_id, new.id, new.month_validation);
    else
      insert into club_promise (chain_id, stamp_card_id, day_validation)
        values (new.chain_id, new.stamp_card_id, new.day_validation);
  end case;
  return null;
end $$;
do $$
declare name text; promised text;
begin
  for name, promised in values ('club_points', 'month_validation'), ('stamp_card', 'month_validation'),
      ('stamp_card_coupon', 'day_validation') loop
    execute format('drop trigger keep_promise_made on %I', name);
    execute format('drop trigger keep_promise on %I', name);
    execute format('create trigger keep_promise_made after insert on %1$I for each row execute function keep_promise(%1$L)', name);
    execute format('create trigger keep_promise after update on %1$I for each row
      when (old.%2$I <> new.%2$I) execute function keep_promise(%1$L)', name, promised);
  end loop;
end $$;

-- Whoever begins a transaction takes its chain, and whoever commits it asks what was noted, by functions that PostgreSQL
-- writes into the statement. Where the rows lie on other nodes, `distribute` puts in their place what goes there.
create function take_chain(chain bigint, planning text) returns text language sql volatile parallel unsafe
  return set_config('stammis.chain_id', chain::text, true) || set_config('plan_cache_mode', planning, true);
create function noted() returns text language sql stable
  return current_setting('stammis.touched', true);

-- On a node where nobody listens, and where a transaction that notifies cannot be prepared, what is to be forgotten is
-- noted beside whose page has changed: whoever commits tells it.
create function tell_changed(keys text) returns void language plpgsql as $$
begin
  if current_setting('stammis.notes_only', true) = 'on' then
    perform set_config('stammis.touched', concat(current_setting('stammis.touched', true), keys, ' '), true);
  else
    perform pg_notify('changed', keys);
  end if;
end $$;
create or replace function tell_changed_rows() returns trigger language plpgsql as $$
declare keys text;
begin
  execute format('select string_agg(distinct %s, '' '') from changed', tg_argv[0]) into keys;
  if keys is not null then perform tell_changed(case when length(keys) < 7000 then keys else 'everything' end); end if;
  return null;
end $$;
create or replace function tell_changed_row() returns trigger language plpgsql as $$
declare key text;
begin
  execute format('select %s from (select ($1).*) changed', tg_argv[0]) into key using coalesce(new, old);
  perform tell_changed(key);
  return null;
end $$;

-- There a row of a trigger is of its shard's type: what takes a member is given one.
create or replace function begin_member_statistics() returns trigger language plpgsql as $$
begin
  insert into member_statistics (chain_id, member_id, is_there, has_email, email_bounced, asked_email_notification, has_phone,
      asked_phone_notification, asked_registered_at, asked_birthday, asked_home_location_id, asked_gender, asked_language,
      asked_city, asked_zip_code)
    select became.chain_id, became.id, asked.* from became, asked_of(row(became.*)::public.member) as asked order by 1, 2;
  return null;
end $$;
create or replace function keep_asked() returns trigger language plpgsql as $$
begin
  update member_statistics set (is_there, has_email, email_bounced, asked_email_notification, has_phone,
      asked_phone_notification, asked_registered_at, asked_birthday, asked_home_location_id, asked_gender, asked_language,
      asked_city, asked_zip_code) = (select asked.* from asked_of(row(new.*)::public.member) as asked)
  where chain_id = new.chain_id and member_id = new.id;
  return null;
end $$;

-- A statement that asks for one chain's rows finds their node by a value; in a function in SQL, a parameter is none yet.
create or replace function member_password(asked bigint) returns text language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
declare of_chain bigint := nullif(current_setting('stammis.chain_id', true), '')::bigint;
begin
  return (select password_hash from public.member where chain_id = of_chain and id = asked);
end $$;
create or replace function staff_pin_hash(asked bigint) returns text language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
declare of_chain bigint := nullif(current_setting('stammis.chain_id', true), '')::bigint;
begin
  return (select pin_hash from public.staff_pin where chain_id = of_chain and account_id = asked);
end $$;
create or replace function secret_of(of_chain bigint, wanted text) returns bytea language plpgsql stable security definer
set search_path = public, pg_temp as $$
declare found bytea := (select value from brought_secret where chain_id = of_chain and name = wanted);
begin
  return coalesce(found, (select value from platform_secret where name = wanted));
end $$;

-- What an INSERT of one row asks besides is asked by a function: no cluster takes a query there.
create function latest_consent(of_chain bigint, of_member bigint) returns bigint language plpgsql stable as $$
begin
  return (select coalesce(max(id), 0) from consent where chain_id = of_chain and member_id = of_member);
end $$;
