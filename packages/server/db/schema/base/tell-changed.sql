-- Notifies servers of changed keys. On several nodes it is noted in a setting, which the committing server reads.
create function tell_changed(keys text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('stammis.notes_only', true) = 'on' then
    perform set_config('stammis.touched', concat(current_setting('stammis.touched', true), keys, ' '), true);
  else
    perform pg_notify('changed', keys);
  end if;
end $$;

-- Notifies the key of one row, made by the expression that the trigger gives.
create function tell_changed_row() returns trigger language plpgsql as $$
declare key text;
begin
  execute format('select %s from (select ($1).*) changed', tg_argv[0]) into key using coalesce(new, old);
  perform tell_changed(key);
  return null;
end $$;

-- Notifies the keys of a statement's rows; too many are 'everything'.
create function tell_changed_rows() returns trigger language plpgsql as $$
declare keys text;
begin
  execute format('select string_agg(distinct %s, '' '') from changed', tg_argv[0]) into keys;
  if keys is not null then perform tell_changed(case when length(keys) < 7000 then keys else 'everything' end); end if;
  return null;
end $$;
