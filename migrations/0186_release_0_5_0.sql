-- The schema of release 0.5.0, generated from its catalogue, in place of that release's 110 migrations. It is applied
-- where a database of 0.5.0 is needed: to restore a backup, and in tests of upgrades. A new database is made from the
-- schema's files instead (features/*/*/schema).
set local check_function_bodies = off;
grant create on schema public to stammis_platform;

create function tell_changed_row() returns trigger language plpgsql as $$
declare key text;
begin
  execute format('select %s from (select ($1).*) changed', tg_argv[0]) into key using coalesce(new, old);
  perform pg_notify('changed', key);
  return null;
end $$;

create function tell_changed_rows() returns trigger language plpgsql as $$
declare keys text;
begin
  execute format('select string_agg(distinct %s, '' '') from changed', tg_argv[0]) into keys;
  if keys is not null then
    perform pg_notify('changed', case when length(keys) < 7000 then keys else 'everything' end);
  end if;
  return null;
end $$;

create table account (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  phone text,
  language text not null default 'sv' check (language in ('sv', 'en', 'fr')),
  is_admin boolean not null default false,
  last_location_id bigint,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  is_demo boolean not null default false
);
comment on column account.password_hash is 'Secret: read by the platform''s role alone, where staff sign in.';

grant select, insert, update on account to stammis_app, stammis_platform;

create trigger tell_changed after update of is_admin, language on account
  for each row execute function tell_changed_row('''account:'' || id');

create table account_contact_change (
  account_id bigint not null references account,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  address text not null,
  token_hash bytea unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, channel)
);

grant select, insert, update, delete on account_contact_change to stammis_app, stammis_platform;

create function begin_suspension()
returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not new.sandbox then new.suspended_from := suspension_of(new.company_id); end if;
  return new;
end $$;
revoke all on function begin_suspension from public;

create function settle_suspension()
returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  from_now date := suspension_of(asked);
begin
  update chain set suspended_from = from_now
  where company_id = asked and not sandbox and suspended_from is distinct from from_now;
  return null;
end $$;
revoke all on function settle_suspension from public;

create function suspension_of(asked bigint)
returns date language sql stable security definer set search_path = public, pg_temp as $$
  select least(
    case when latest.from_day is null then company.trial_ends_on + 1
      when latest.through_day is not null then greatest(latest.through_day, company.trial_ends_on) + 1 end,
    account.unpaid_due_on + 30,
    account.halted_from)
  from company
  left join billing_account account on account.company_id = company.id
  left join lateral (select from_day, through_day from subscription
    where subscription.company_id = company.id order by from_day desc limit 1) latest on true
  where company.id = asked
$$;
revoke all on function suspension_of from public;
grant execute on function suspension_of to stammis_platform;

create table company (
  id bigint generated always as identity primary key,
  company_number text check (company_number ~ '^[0-9]{10}$'),
  name text not null,
  postal_address text not null default '',
  postal_zip_code text not null default '',
  postal_city text not null default '',
  website text not null default '',
  trial_ends_on date,
  created_at timestamptz not null default now(),
  second_factor_from date,
  support_may_change_until timestamptz
);
create unique index company_number_once on company (company_number) where trial_ends_on is not null;

grant select, insert, update on company to stammis_app, stammis_platform;
grant delete on company to stammis_platform;

create trigger settle_suspension after update of trial_ends_on on company for each row
  when (old.trial_ends_on is distinct from new.trial_ends_on) execute function settle_suspension('id');

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

create function time_zone_stays() returns trigger language plpgsql as $$
begin
  -- A zone the database does not know is an error here, rather than in the first purchase.
  perform now() at time zone new.time_zone;
  if tg_op = 'UPDATE' and (exists (select from member where chain_id = new.id)
      or exists (select from waiting_purchase where chain_id = new.id)) then
    raise exception 'days of chain % are counted by its time zone', new.id using errcode = 'check_violation', constraint = 'chain_time_zone_stays';
  end if;
  return new;
end $$;

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

create function touch_buyer() returns trigger language plpgsql as $$
declare
  noted text := current_setting('stammis.touched', true);
begin
  if length(noted) >= 4000 then perform touch(new.member_id);
  else noted := set_config('stammis.touched', concat(noted, new.member_id, ' '), true);
  end if;
  return null;
end $$;

create function touch_club() returns trigger language plpgsql as $$
begin
  perform touch(null);
  return null;
end $$;

create function touch_members() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then perform touch(new.member_id); end if;
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.member_id <> new.member_id then perform touch(old.member_id); end if;
  return null;
end $$;

create function touch_person() returns trigger language plpgsql as $$
begin
  perform touch(new.id);
  return null;
end $$;

create table chain (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  name text not null,
  commercial_name text not null,
  subdomain text not null unique check (subdomain ~ '^[a-z][a-z0-9]{2,39}$'),
  language text not null default 'sv' check (language in ('sv', 'en', 'fr')),
  time_zone text not null default 'Europe/Stockholm',
  brand_colour text not null default '#1f4d43' check (brand_colour ~ '^#[0-9a-f]{6}$'),
  logo_path text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  sandbox boolean not null default false,
  clock_ahead bigint not null default 0 check (clock_ahead >= 0 and clock_ahead <= (3654 * 86400)),
  suspended_from date,
  poster_at timestamptz,
  languages text[] not null default '{sv,en,fr}',
  frozen_at timestamptz,
  constraint chain_clock_check check (sandbox or clock_ahead = 0),
  constraint languages_offered check ((language = any (languages))
      and cardinality(languages) = (('sv' = any (languages))::integer + ('en' = any (languages))::integer + ('fr' =
      any (languages))::integer))
);
create index on chain (company_id);

grant select, insert, update on chain to stammis_app, stammis_platform;

create trigger begin_suspension before insert on chain for each row execute function begin_suspension();
create trigger keep_sandbox before update of sandbox, clock_ahead on chain
  for each row execute function keep_sandbox();
create trigger tell_changed after insert or update on chain
  for each row execute function tell_changed_row('''chain:'' || id');
create trigger time_zone_known before insert on chain for each row execute function time_zone_stays();
create trigger time_zone_stays before update of time_zone on chain for each row
  when (old.time_zone <> new.time_zone) execute function time_zone_stays();
create trigger touch after insert or delete or update on chain for each statement execute function touch_club();

create function tenant_table(name regclass, app_may text, variadic more text[] default '{}')
returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy tenant on %s to stammis_app using (chain_id = nullif(current_setting(''stammis.chain_id'', true), '''')::bigint) with check (chain_id = nullif(current_setting(''stammis.chain_id'', true), '''')::bigint)',
    name);
  execute format('create policy platform on %s to stammis_platform using (true) with check (true)', name);
  execute format('grant %s on %s to stammis_app, stammis_platform', app_may, name);
  for i in 1 .. coalesce(array_length(more, 1), 0) loop
    execute format('grant %s on %s to stammis_app, stammis_platform', more[i], name);
  end loop;
end $$;

create function revise_club()
returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into club_revision (chain_id, revision)
    select id, 1 from chain where id = coalesce(new.chain_id, old.chain_id)
    on conflict (chain_id) do update set revision = club_revision.revision + 1;
  return null;
end $$;
alter function revise_club owner to stammis_platform;

create table location (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null,
  commercial_name text not null,
  subpage text not null check (subpage ~ '^[a-z][a-z0-9]{1,39}$'),
  street text not null default '',
  zip_code text not null default '',
  city text not null default '',
  phone text not null default '',
  email text not null default '',
  website text not null default '',
  logo_path text,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (chain_id, id),
  unique (chain_id, subpage)
);

select tenant_table('location', 'select, insert, update');

create constraint trigger revise_club after insert or delete or update on location deferrable initially deferred
  for each row execute function revise_club();
create trigger touch after insert or delete or update on location for each statement execute function touch_club();

create table member_import (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  account_id bigint not null references account,
  file_name text not null,
  fingerprint text not null,
  columns jsonb not null,
  choices jsonb not null,
  row_count integer not null check (row_count between 1 and 100000),
  state text not null default 'RECEIVING' check (state in ('RECEIVING', 'CHECKING', 'CHECKED', 'RUNNING', 'STOPPED',
      'DONE', 'UNDOING', 'UNDONE')),
  progress integer not null default 0,
  counts jsonb not null default '{}',
  moved_at timestamptz not null,
  created_at timestamptz not null,
  done_at timestamptz,
  invited_at timestamptz,
  invited_through bigint not null default 0,
  primary key (chain_id, id)
);
create index unfinished on member_import (moved_at) where state in ('CHECKING', 'RUNNING', 'UNDOING');

select tenant_table('member_import', 'select, insert, update, delete');

create function begin_member_figures() returns trigger language plpgsql as $$
begin
  perform figure_new_members(chain_id, day, home, slot, count)
  from (select became.chain_id, (registered_at at time zone time_zone)::date as day, coalesce(home_location_id, 0) as home,
      (16 + became.id % 16)::smallint as slot, count(*) as count
    from became join chain on chain.id = became.chain_id where removed_at is null
    group by 1, 2, 3, 4 order by 1, 2, 3, 4) as joined;
  perform figure_member_count(chain_id, slot, count)
  from (select chain_id, (16 + id % 16)::smallint as slot, count(*) as count
    from became where removed_at is null group by 1, 2 order by 1, 2) as joined;
  return null;
end $$;

create function keep_member_figures() returns trigger language plpgsql as $$
begin
  perform figure_new_members(chain_id, day, home, slot, count)
  from (select changed.chain_id, (registered_at at time zone time_zone)::date as day, coalesce(home_location_id, 0) as home,
      (16 + changed.id % 16)::smallint as slot, sum(one) as count
    from (select *, -1 as one from was union all select *, 1 from became) as changed
      join chain on chain.id = changed.chain_id where removed_at is null
    group by 1, 2, 3, 4 having sum(one) <> 0 order by 1, 2, 3, 4) as moved;
  perform figure_member_count(chain_id, slot, count)
  from (select chain_id, (16 + id % 16)::smallint as slot, sum(one) as count
    from (select *, -1 as one from was union all select *, 1 from became) as changed
    where removed_at is null group by 1, 2 having sum(one) <> 0 order by 1, 2) as left_or_came;
  return null;
end $$;

create function figure_member_count(of_chain bigint, in_slot smallint, more bigint) returns void language sql as $$
  insert into club_counter as kept (chain_id, kind, subject_id, slot, count)
    values (of_chain, 'MEMBERS', 0, in_slot, more)
    on conflict (chain_id, kind, subject_id, valid_through, slot) do update set count = kept.count + excluded.count;
$$;

create function figure_new_members(of_chain bigint, on_day date, home bigint, in_slot smallint, more bigint)
returns void language sql as $$
  insert into day_figures as kept (chain_id, day, location_id, valid_through, slot, new_members)
    values (of_chain, on_day, home, 'infinity', in_slot, more)
    on conflict (chain_id, day, location_id, valid_through, slot)
      do update set new_members = kept.new_members + excluded.new_members;
$$;

create function begin_member_statistics() returns trigger language plpgsql as $$
begin
  insert into member_statistics (chain_id, member_id, is_there, has_email, email_bounced, asked_email_notification, has_phone, asked_phone_notification,
      asked_registered_at, asked_birthday, asked_home_location_id, asked_gender, asked_language, asked_city, asked_zip_code)
    select became.chain_id, became.id, asked.* from became, asked_of(became) as asked order by 1, 2;
  return null;
end $$;

create function keep_asked() returns trigger language plpgsql as $$
begin
  update member_statistics set (is_there, has_email, email_bounced, asked_email_notification, has_phone, asked_phone_notification,
      asked_registered_at, asked_birthday, asked_home_location_id, asked_gender, asked_language, asked_city, asked_zip_code) = (select asked.* from asked_of(new) as asked)
  where chain_id = new.chain_id and member_id = new.id;
  return null;
end $$;

create function begin_words() returns trigger language plpgsql as $$
begin
  insert into member_word (chain_id, member_id, kind, word)
    select chain_id, id, 'NAME', unnest(name_words(first_name || ' ' || last_name)) from became
    union all select chain_id, id, 'EMAIL', email from became where email <> '';
  return null;
end $$;

create function keep_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from member_word where chain_id = old.chain_id and member_id = old.id;
  end if;
  insert into member_word (chain_id, member_id, kind, word)
    select new.chain_id, new.id, 'NAME', unnest(name_words(new.first_name || ' ' || new.last_name))
    union all select new.chain_id, new.id, 'EMAIL', new.email where new.email <> '';
  return null;
end $$;

create function forget_bounce_of_changed_email() returns trigger language plpgsql as $$
begin
  new.email_bounced_at := null;
  return new;
end $$;

create function tell_webhooks(chain bigint, what text, about text, member bigint) returns void language plpgsql as $$
declare event uuid;
begin
  if not exists (select from webhook_endpoint
    where chain_id = chain and state = 'ACTIVE' and event_types @> array[what]) then
    return;
  end if;
  insert into webhook_event (chain_id, type, thing, member_id) values (chain, what, about, member) returning id into event;
  insert into webhook_delivery (chain_id, endpoint_id, event_id)
    select chain_id, id, event from webhook_endpoint
    where chain_id = chain and state = 'ACTIVE' and event_types @> array[what];
end $$;

create function tell_webhooks_of_member() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.chain_id, tg_argv[0], 'member ' || new.id, new.id);
  return null;
end $$;

create function tell_webhooks_of_return() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.chain_id, 'purchase.returned', 'purchase_return ' || new.id,
    (select member_id from purchase where purchase.chain_id = new.chain_id and purchase.id = new.purchase_id));
  return null;
end $$;

create function tell_webhooks_of_row() returns trigger language plpgsql as $$
begin
  if exists (select from webhook_endpoint
    where chain_id = new.chain_id and state = 'ACTIVE' and event_types @> array[tg_argv[0]]) then
    perform tell_webhooks(new.chain_id, tg_argv[0], tg_argv[1] || ' ' || new.id, new.member_id);
  end if;
  return null;
end $$;

create function tell_webhooks_of_sendout() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.chain_id, 'sendout.sent', 'sendout ' || new.id, null);
  return null;
end $$;

create function recipients_are_there() returns trigger language plpgsql as $$
begin
  if exists (select from added where not exists (
      select from member where (member.chain_id, member.id) = (added.chain_id, added.member_id)))
    or exists (select from (select distinct chain_id, sendout_id from added) as each where not exists (
      select from sendout where (sendout.chain_id, sendout.id) = (each.chain_id, each.sendout_id)))
  then
    raise foreign_key_violation using message = 'a recipient names a sendout or member that is not there';
  end if;
  return null;
end $$;

create function sendout_has_no_recipients() returns trigger language plpgsql as $$
begin
  if exists (select from sendout_recipient as named where (named.chain_id, named.sendout_id) = (old.chain_id, old.id)) then
    raise foreign_key_violation using message = 'a sendout with recipients stays';
  end if;
  return old;
end $$;

create function wait_for_hand_over() returns trigger language plpgsql as $$
declare
  over timestamptz := clock_timestamp() + interval '30 seconds';
begin
  while clock_timestamp() < over and exists (select from sendout_recipient
      where chain_id = new.chain_id and member_id = new.id and state = 'CLAIMED') loop
    perform pg_sleep(0.02);
  end loop;
  return null;
end $$;

create table member (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  membership_number text not null check (membership_number ~ '^[0-9]{12}$'),
  email text check (email = lower(email)),
  phone text check (phone ~ '^\+[0-9]{8,15}$'),
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  language text not null default 'sv' check (language in ('sv', 'en', 'fr')),
  street text not null default '',
  city text not null default '',
  zip_code text not null default '',
  birthday date,
  gender text check (gender in ('FEMALE', 'MALE', 'OTHER')),
  email_notification boolean not null default false,
  phone_notification boolean not null default false,
  home_location_id bigint,
  registered_at timestamptz not null default now(),
  removed_at timestamptz,
  sorted_name text collate "sv-x-icu" not null generated always as (lower(btrim(first_name || ' ' || last_name)
      collate "sv-x-icu")) stored,
  merged_into bigint,
  import_id bigint,
  unclaimed boolean not null default false,
  email_bounced_at timestamptz,
  email_proved_at timestamptz,
  primary key (chain_id, id),
  unique (chain_id, membership_number),
  unique (chain_id, email),
  unique (chain_id, phone),
  foreign key (chain_id, home_location_id) references location,
  foreign key (chain_id, merged_into) references member,
  foreign key (chain_id, import_id) references member_import,
  check (removed_at is not null or email is not null or phone is not null),
  constraint merged_is_gone check (merged_into is null or removed_at is not null and merged_into <> id),
  constraint unclaimed_is_imported check (not unclaimed or import_id is not null)
);
comment on column member.password_hash is 'Secret: read one at a time by member_password().';
create index on member (chain_id, registered_at desc, id desc);
create index by_name on member (chain_id, sorted_name, id) where removed_at is null;
create index by_phone on member (chain_id, phone collate "C");
create index by_number on member (chain_id, membership_number collate "C");
create index by_home on member (chain_id, (case when home_location_id is null then 0::bigint else home_location_id
  end), id) where removed_at is null;
create index merged_members on member (chain_id, merged_into) where merged_into is not null;
create index by_birthday on member (chain_id, birthday) where birthday is not null and removed_at is null;
create index imported on member (chain_id, import_id) where import_id is not null;

select tenant_table('member', 'select, insert, update');
create policy secrets on member for select to current_user
  using (chain_id = nullif(current_setting('stammis.chain_id', true), '')::bigint);

create trigger begin_figures after insert on member referencing new table as became
  for each statement execute function begin_member_figures();
create trigger begin_statistics after insert on member referencing new table as became
  for each statement execute function begin_member_statistics();
create trigger begin_words after insert on member referencing new table as became
  for each statement execute function begin_words();
create trigger forget_bounce_of_changed_email before update of email on member
  for each row when (old.email is distinct from new.email and new.email_bounced_at is not null)
  execute function forget_bounce_of_changed_email();
create trigger keep_asked after update of removed_at, email, email_bounced_at, email_notification, phone,
    phone_notification, registered_at, birthday, home_location_id, gender, language, city, zip_code on member
  for each row when ((old.removed_at, old.email is null, old.email_bounced_at is null, old.email_notification,
      old.phone is null, old.phone_notification, old.registered_at, old.birthday, old.home_location_id, old.gender,
      old.language, old.city, old.zip_code)
    is distinct from (new.removed_at, new.email is null, new.email_bounced_at is null, new.email_notification,
      new.phone is null, new.phone_notification, new.registered_at, new.birthday, new.home_location_id, new.gender,
      new.language, new.city, new.zip_code)) execute function keep_asked();
create trigger keep_figures after update on member referencing old table as was new table as became
  for each statement execute function keep_member_figures();
create trigger keep_words after update of first_name, last_name, email on member
  for each row execute function keep_words();
create trigger tell_changed after update of removed_at, language on member
  for each row execute function tell_changed_row('''member:'' || chain_id || ''/'' || id');
create trigger tell_webhooks_claimed after update of unclaimed, removed_at on member
  for each row when (not new.unclaimed and new.removed_at is null and (old.unclaimed or old.removed_at is not null))
  execute function tell_webhooks_of_member('member.joined');
create trigger tell_webhooks_joined after insert on member
  for each row when (not new.unclaimed and new.removed_at is null)
  execute function tell_webhooks_of_member('member.joined');
create trigger tell_webhooks_left after update of removed_at on member
  for each row when (old.removed_at is null and new.removed_at is not null and not old.unclaimed)
  execute function tell_webhooks_of_member('member.left');
create trigger tell_webhooks_updated after update on member
  for each row when (not old.unclaimed and old.removed_at is null and new.removed_at is null and
    (old.first_name, old.last_name, old.email, old.phone, old.birthday, old.gender, old.street, old.zip_code, old.city,
      old.language, old.home_location_id, old.email_notification, old.phone_notification)
    is distinct from
    (new.first_name, new.last_name, new.email, new.phone, new.birthday, new.gender, new.street, new.zip_code, new.city,
      new.language, new.home_location_id, new.email_notification, new.phone_notification))
  execute function tell_webhooks_of_member('member.updated');
create trigger touch after update on member for each row execute function touch_person();
create trigger wait_for_hand_over after update of email_notification, phone_notification, email, phone, removed_at on member
  for each row when ((old.email_notification and not new.email_notification)
    or (old.phone_notification and not new.phone_notification)
    or old.email is distinct from new.email or old.phone is distinct from new.phone
    or (old.removed_at is null and new.removed_at is not null))
  execute function wait_for_hand_over();

create table contact_change (
  chain_id bigint not null,
  member_id bigint not null,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  address text not null,
  token_hash bytea,
  account_id bigint references account,
  consent_text text,
  consent_after bigint not null default 0,
  consent_language text check (consent_language in ('sv', 'en', 'fr')),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  consent_source text not null default 'PROFILE' check (consent_source in ('SIGN_UP', 'PROFILE')),
  primary key (chain_id, member_id, channel),
  unique (chain_id, token_hash),
  foreign key (chain_id, member_id) references member,
  check ((consent_text is null) = (consent_language is null))
);
create index contact_changes_by_end on contact_change (chain_id, expires_at);

select tenant_table('contact_change', 'select, insert, update, delete');

create trigger touch after insert or delete or update on contact_change for each row execute function touch_members();

create table earlier_address (
  chain_id bigint not null,
  member_id bigint not null,
  address text not null,
  until timestamptz not null,
  primary key (chain_id, member_id, address),
  foreign key (chain_id, member_id) references member
);

select tenant_table('earlier_address', 'select, insert, update, delete');

create table impersonation (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  account_id bigint not null references account,
  merchant_id bigint not null references account,
  reason text not null check (char_length(reason) between 10 and 200),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  written_at timestamptz not null default now(),
  unique (id, company_id, merchant_id),
  check (ends_at > started_at and ends_at <= (started_at + '00:30:00'::interval)),
  check (ended_at between started_at and ends_at)
);
create index on impersonation (company_id, started_at desc);
create index on impersonation (account_id) where ended_at is null;

grant select, insert, update (ended_at) on impersonation to stammis_platform;

create table account_token (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('ACTIVATION', 'PASSWORD_RESET')),
  account_id bigint not null references account,
  request_id text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (account_id, request_id)
);

grant select, insert, update, delete on account_token to stammis_app, stammis_platform;

create function member_password(asked bigint)
returns text language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select password_hash from public.member
    where chain_id = nullif(current_setting('stammis.chain_id', true), '')::bigint and id = asked
$$;
revoke all on function member_password from public;
grant execute on function member_password to stammis_app;

create table member_token (
  chain_id bigint not null,
  token_hash bytea not null,
  member_id bigint not null,
  request_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  sent_to_phone text,
  primary key (chain_id, token_hash),
  unique (chain_id, member_id, request_id),
  foreign key (chain_id, member_id) references member
);
create index member_tokens_by_end on member_token (chain_id, expires_at);

select tenant_table('member_token', 'select, insert, update, delete');

create table list_view (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  account_id bigint not null references account,
  list text not null,
  name text not null check (char_length(name) between 1 and 40),
  search text not null,
  shared boolean not null default false,
  made_at timestamptz not null,
  primary key (chain_id, id)
);
create index on list_view (chain_id, account_id);
create index on list_view (chain_id) where shared;

select tenant_table('list_view', 'select, insert, delete', 'update (name, search, shared)');

create table account_authenticator (
  account_id bigint primary key references account,
  secret text not null,
  last_step bigint not null,
  created_at timestamptz not null
);

grant select, insert, update, delete on account_authenticator to stammis_platform;

create table account_passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index on account_passkey (account_id);

grant select, insert, update, delete on account_passkey to stammis_platform;

create table account_recovery_code (
  account_id bigint not null references account,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

grant select, insert, update, delete on account_recovery_code to stammis_platform;

create table second_step (
  token_hash bytea primary key,
  account_id bigint not null references account,
  purpose text not null check (purpose in ('SIGN_IN', 'SET_UP', 'CHANGE')),
  wrong_codes integer not null default 0,
  secret text,
  passkey_challenge text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on second_step (account_id);

grant select, insert, update, delete on second_step to stammis_platform;

create table account_device (
  account_id bigint not null references account,
  token_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  trusted_until timestamptz,
  primary key (account_id, token_hash)
);
create index on account_device (token_hash);

grant select, insert, update, delete on account_device to stammis_platform;

create table member_device (
  chain_id bigint not null,
  member_id bigint not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (chain_id, member_id, token_hash),
  foreign key (chain_id, member_id) references member
);
create index on member_device (chain_id, token_hash);

select tenant_table('member_device', 'select, insert, update, delete');

create table member_session (
  chain_id bigint not null,
  token_hash bytea not null,
  member_id bigint not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  merge_id bigint,
  primary key (chain_id, token_hash),
  foreign key (chain_id, member_id) references member
);
create index on member_session (chain_id, member_id);

select tenant_table('member_session', 'select, insert, update, delete');

create trigger tell_changed after delete on member_session referencing old table as changed
  for each statement execute function tell_changed_rows('''member:'' || chain_id || ''/'' || member_id');

create table staff_activity (
  chain_id bigint not null references chain,
  account_id bigint not null references account,
  last_active_at timestamptz not null,
  primary key (chain_id, account_id)
);

select tenant_table('staff_activity', 'select, insert, update, delete');

create table till_device (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  location_id bigint not null,
  name text not null,
  token_hash bytea not null,
  approved_by bigint references account,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (chain_id, id),
  unique (chain_id, token_hash),
  foreign key (chain_id, location_id) references location
);
create index on till_device (chain_id, location_id) where revoked_at is null;

select tenant_table('till_device', 'select, insert', 'update (name, last_used_at, revoked_at)');

create trigger tell_changed after update of revoked_at on till_device
  for each row execute function tell_changed_row('''till-device:'' || chain_id || ''/'' || id');

create table staff_session (
  token_hash bytea primary key,
  account_id bigint not null references account,
  role text not null check (role in ('ROLE_ADMIN', 'ROLE_MERCHANT', 'ROLE_LOCAL_MERCHANT', 'ROLE_CASHIER')),
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  chain_id bigint,
  device_id bigint,
  second_factor boolean not null default false,
  impersonation_id bigint,
  impersonated_company_id bigint,
  impersonated_id bigint,
  foreign key (chain_id, device_id) references till_device,
  constraint staff_session_impersonation_id_impersonated_company_id_imp_fkey foreign key (impersonation_id,
    impersonated_company_id, impersonated_id) references impersonation (id, company_id, merchant_id),
  check ((chain_id is null) = (device_id is null)),
  check (device_id is null or role = 'ROLE_CASHIER'),
  check (num_nulls(impersonation_id, impersonated_company_id, impersonated_id) in (0, 3)),
  check (impersonation_id is null or device_id is null and role = 'ROLE_MERCHANT')
);
create index on staff_session (account_id);
create index on staff_session (chain_id, device_id) where device_id is not null;
create index on staff_session (impersonation_id) where impersonation_id is not null;

grant select, insert, update, delete on staff_session to stammis_app, stammis_platform;

create trigger tell_changed after delete on staff_session referencing old table as changed
  for each statement execute function tell_changed_rows('''account:'' || account_id');

create table company_merchant (
  company_id bigint not null references company,
  account_id bigint not null references account,
  created_at timestamptz not null default now(),
  primary key (company_id, account_id)
);

grant select, insert, update, delete on company_merchant to stammis_app, stammis_platform;

create trigger tell_changed after insert or delete on company_merchant
  for each row execute function tell_changed_row('''account:'' || account_id');

create table invitation (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  company_id bigint not null references company,
  chain_id bigint references chain,
  role text not null check (role in ('ROLE_MERCHANT', 'ROLE_LOCAL_MERCHANT', 'ROLE_CASHIER')),
  may_manage_staff boolean not null default false,
  location_ids bigint[] not null default '{}',
  first_name text not null default '',
  last_name text not null default '',
  phone text,
  language text not null default 'sv' check (language in ('sv', 'en', 'fr')),
  invited_by bigint references account,
  created_at timestamptz not null default now(),
  unique (chain_id, email),
  check (chain_id is not null or role = 'ROLE_MERCHANT')
);
create index on invitation (email);
create index on invitation (company_id);

grant select, insert, update, delete on invitation to stammis_platform;

create table invitation_token (
  token_hash bytea primary key,
  invitation_id bigint not null references invitation on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index on invitation_token (invitation_id);

grant select, insert, delete on invitation_token to stammis_platform;

create table staff (
  chain_id bigint not null references chain,
  account_id bigint not null references account,
  role text not null check (role in ('ROLE_LOCAL_MERCHANT', 'ROLE_CASHIER')),
  may_manage_staff boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (chain_id, account_id)
);
create index on staff (account_id);

select tenant_table('staff', 'select, insert, update, delete');

create trigger tell_changed after insert or delete or update on staff
  for each row execute function tell_changed_row('''account:'' || account_id');

create table staff_location (
  chain_id bigint not null,
  account_id bigint not null,
  location_id bigint not null,
  primary key (chain_id, account_id, location_id),
  foreign key (chain_id, account_id) references staff on delete cascade,
  foreign key (chain_id, location_id) references location
);

select tenant_table('staff_location', 'select, insert, delete');

create trigger tell_changed after insert or delete on staff_location
  for each row execute function tell_changed_row('''account:'' || account_id');

create table invoice (
  id bigint generated always as identity primary key,
  number bigint not null unique,
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  company_id bigint not null references company,
  period date not null check (extract(day from period) = 1),
  credits_id bigint references invoice,
  issued_at timestamptz not null,
  issued_on date not null,
  due_on date not null,
  ocr text not null unique check (ocr ~ '^[0-9]{4,25}$'),
  language text not null check (language in ('sv', 'en', 'fr')),
  seller jsonb not null,
  buyer jsonb not null,
  net_ore bigint not null check (net_ore >= 0),
  vat_ore bigint not null check (vat_ore >= 0),
  total_ore bigint not null,
  account_id bigint references account,
  reason text not null default '',
  fees_ore bigint not null default 0 check (fees_ore >= 0),
  credited_ore bigint not null default 0,
  owed_ore bigint not null default 0,
  due_again_on date,
  check (total_ore = (net_ore + vat_ore)),
  check (credited_ore between 0 and total_ore),
  check (owed_ore >= 0 and owed_ore <= (total_ore + fees_ore)),
  check ((kind = 'CREDIT_NOTE') = (credits_id is not null)),
  check (kind = 'INVOICE' or owed_ore = 0 and credited_ore = 0 and fees_ore = 0),
  check (due_again_on >= due_on)
);
create unique index one_invoice_a_month on invoice (company_id, period) where kind = 'INVOICE';
create index on invoice (company_id, number desc);
create index on invoice (due_on) where owed_ore > 0;
create index on invoice (credits_id) where credits_id is not null;

grant select, insert, update (fees_ore, credited_ore, owed_ore, due_again_on) on invoice to stammis_platform;

create table sms_purchase (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  at timestamptz not null,
  account_id bigint references account,
  credits integer not null check (credits > 0),
  price_ore integer not null check (price_ore >= 0),
  vat_permille integer not null check (vat_permille between 0 and 1000),
  period date not null check (extract(day from period) = 1),
  primary key (chain_id, id)
);
create index on sms_purchase (chain_id, period);

select tenant_table('sms_purchase', 'select, insert');

create table invoice_line (
  invoice_id bigint not null references invoice,
  place integer not null check (place > 0),
  what jsonb not null,
  net_ore bigint not null check (net_ore >= 0),
  vat_permille integer not null check (vat_permille between 0 and 1000),
  sms_chain_id bigint,
  sms_purchase_id bigint,
  primary key (invoice_id, place),
  unique (sms_chain_id, sms_purchase_id),
  foreign key (sms_chain_id, sms_purchase_id) references sms_purchase,
  check (num_nulls(sms_chain_id, sms_purchase_id) in (0, 2))
);

grant select, insert on invoice_line to stammis_platform;

create table invoice_reminder (
  invoice_id bigint not null references invoice,
  number integer not null check (number > 0),
  sent_on date not null,
  fee_ore bigint not null check (fee_ore >= 0),
  primary key (invoice_id, number)
);

grant select, insert on invoice_reminder to stammis_platform;

create table invoice_series (
  single boolean default true primary key check (single),
  next_number bigint not null check (next_number > 0)
);

grant select, update on invoice_series to stammis_platform;

insert into invoice_series (next_number) values (1001);

create table card_charge (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoice,
  attempt integer not null check (attempt > 0),
  intent text unique,
  amount_ore bigint not null check (amount_ore > 0),
  state text not null check (state in ('STARTED', 'PROCESSING', 'FAILED', 'CANCELLED', 'SUCCEEDED')),
  refunded_ore bigint not null default 0,
  problem text not null default '',
  at timestamptz not null,
  tried_on date not null,
  method text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  session text unique,
  by_page boolean not null,
  unique (invoice_id, attempt),
  check (refunded_ore between 0 and amount_ore),
  check (by_page = (method is null)),
  check (by_page or session is null)
);
create unique index one_undecided_charge on card_charge (invoice_id) where state in ('STARTED', 'PROCESSING');

grant select, insert, update (intent, state, refunded_ore, problem, session) on card_charge to stammis_platform;

create table card_dispute (
  dispute text primary key check (dispute <> ''),
  charge_id bigint not null references card_charge,
  amount_ore bigint not null check (amount_ore > 0),
  state text not null check (state in ('OPEN', 'LOST', 'WON')),
  heard_at timestamptz not null
);
create index on card_dispute (charge_id);

grant select, insert, update (amount_ore, state, heard_at) on card_dispute to stammis_platform;

create table payment (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  invoice_id bigint references invoice,
  via text not null check (via in ('CARD', 'BANK', 'BY_HAND')),
  reference text not null check (reference <> ''),
  received_on date not null,
  amount_ore bigint not null check (amount_ore > 0),
  refunded_ore bigint not null default 0,
  account_id bigint references account,
  at timestamptz not null,
  charged_back_ore bigint not null default 0 check (charged_back_ore >= 0),
  unique (via, reference),
  check (refunded_ore between 0 and amount_ore),
  check ((refunded_ore + charged_back_ore) <= amount_ore)
);
create index on payment (company_id, id);

grant select, insert, update (refunded_ore, charged_back_ore) on payment to stammis_platform;

create table payment_chargeback (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment,
  booked_on date not null,
  amount_ore bigint not null check (amount_ore <> 0),
  at timestamptz not null
);
create index on payment_chargeback (payment_id);
create index on payment_chargeback (booked_on);

grant select, insert on payment_chargeback to stammis_platform;

create table payment_refund (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment,
  refunded_on date not null,
  amount_ore bigint not null check (amount_ore > 0),
  at timestamptz not null
);
create index on payment_refund (payment_id);
create index on payment_refund (refunded_on);

grant select, insert on payment_refund to stammis_platform;

create table plan (
  id bigint generated always as identity primary key,
  name text not null unique check (name <> ''),
  offered boolean not null
);

grant select, insert, update on plan to stammis_platform;

insert into plan (name, offered) values ('Stammis', true);

create table plan_price (
  plan_id bigint not null references plan,
  from_day date not null,
  location_ore integer not null check (location_ore >= 0),
  members_included integer not null check (members_included >= 0),
  member_ore integer not null check (member_ore >= 0),
  primary key (plan_id, from_day)
);

grant select, insert, update, delete on plan_price to stammis_platform;

insert into plan_price select id, '2026-01-01', 29900, 500, 20 from plan;

create table billing_account (
  company_id bigint primary key references company,
  pays_by text not null default 'INVOICE' check (pays_by in ('INVOICE', 'CARD')),
  invoice_email text not null default '',
  reference text not null default '',
  language text not null default 'sv' check (language in ('sv', 'en', 'fr')),
  card_customer text unique,
  card_method text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  card_expires date,
  unpaid_due_on date,
  halted_from date,
  halted_why text not null default '',
  card_since timestamptz,
  check (pays_by = 'INVOICE' or card_method is not null),
  check (num_nulls(card_method, card_brand, card_last4, card_expires) in (0, 4)),
  check (card_method is null or card_customer is not null and card_since is not null)
);

grant select, insert, update on billing_account to stammis_platform;

create trigger settle_suspension after insert or update of unpaid_due_on, halted_from on billing_account
  for each row execute function settle_suspension('company_id');

create table billing_notice (
  company_id bigint not null references company,
  kind text not null check (kind in ('TRIAL', 'LAPSED', 'ENDED', 'CARD')),
  day date not null,
  days_left integer not null check (days_left >= 0),
  sent_at timestamptz not null,
  primary key (company_id, kind, day, days_left)
);

grant select, insert on billing_notice to stammis_platform;

create table company_plan (
  company_id bigint not null references company,
  from_day date not null,
  plan_id bigint not null references plan,
  primary key (company_id, from_day)
);

grant select, insert, update, delete on company_plan to stammis_platform;

create table seller (
  single boolean default true primary key check (single),
  facts jsonb not null default '{}',
  payment_days integer not null default 20 check (payment_days between 0 and 90)
);

grant select, update on seller to stammis_platform;

insert into seller default values;

create table subscription (
  company_id bigint not null references company,
  from_day date not null,
  through_day date,
  primary key (company_id, from_day),
  check (through_day >= (from_day - 1))
);
create unique index one_open_subscription on subscription (company_id) where through_day is null;

grant select, insert, update on subscription to stammis_platform;

create trigger settle_suspension after insert or update on subscription
  for each row execute function settle_suspension('company_id');

create table category (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 3 and 32),
  removed_at timestamptz,
  primary key (chain_id, id)
);
create unique index category_name on category (chain_id, lower(name)) where removed_at is null;

select tenant_table('category', 'select, insert, update');

create trigger touch after insert or delete or update on category for each statement execute function touch_club();

create function translations_fit(translations jsonb, longest jsonb)
returns boolean language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when jsonb_typeof(translations) <> 'object' then false else not exists (
    select from jsonb_each(translations) as each (language, texts)
    where each.language not in ('sv', 'en', 'fr')
      or case when jsonb_typeof(texts) <> 'object' or texts = '{}' then true else exists (
        select from jsonb_each(texts) as written (field, value)
        where jsonb_typeof(value) <> 'string' or value = '""' or not longest ? field
          or char_length(value #>> '{}') > (longest ->> field)::int) end) end
$$;

create table coupon (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  kind text not null default 'REWARD' check (kind in ('REWARD', 'VALUE')),
  name text not null,
  description text not null default '',
  image_path text,
  points_required integer check (points_required > 0),
  publish_status text not null default 'NEW' check (publish_status in ('NEW', 'ACTIVE', 'STOPPED', 'COMPLETED',
      'WITHDRAWN')),
  created_at timestamptz not null default now(),
  value_ore bigint check (value_ore between 100 and 1000000000),
  starts_on date,
  ends_on date,
  total_limit integer check (total_limit > 0),
  per_member_limit integer check (per_member_limit > 0),
  minimum_ore bigint check (minimum_ore between 100 and 1000000000),
  translations jsonb not null default '{}' check (translations_fit(translations,
      '{"name": 60, "description": 500}'::jsonb)),
  primary key (chain_id, id),
  constraint price_of_reward check ((kind = 'REWARD') = (points_required is not null)),
  constraint worth_of_value check ((kind = 'VALUE') = (value_ore is not null)),
  constraint coupon_ends_after_start check (ends_on >= starts_on)
);

select tenant_table('coupon', 'select, insert, update, delete');

create constraint trigger revise_club after insert or delete or update on coupon deferrable initially deferred
  for each row execute function revise_club();
create trigger touch after insert or delete or update on coupon for each statement execute function touch_club();

create function keep_promise() returns trigger language plpgsql as $$
begin
  case tg_table_name
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

create table stamp_card (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null,
  title text not null default '',
  subtitle text not null default '',
  stamps_amount smallint not null check (stamps_amount between 2 and 30),
  month_validation integer not null check (month_validation between 1 and 120),
  stamp_path text,
  stamp_uncollected_path text,
  image_path text,
  hide_title boolean not null default false,
  hide_subtitle boolean not null default false,
  title_color text not null check (title_color ~ '^#[0-9a-f]{6}$'),
  title_size text not null check (title_size in ('SMALL', 'MEDIUM', 'LARGE')),
  subtitle_color text not null check (subtitle_color ~ '^#[0-9a-f]{6}$'),
  subtitle_size text not null check (subtitle_size in ('SMALL', 'MEDIUM', 'LARGE')),
  card_color text not null check (card_color ~ '^#[0-9a-f]{6}$'),
  stamp_color text not null check (stamp_color ~ '^#[0-9a-f]{6}$'),
  publish_status text not null default 'NEW' check (publish_status in ('NEW', 'ACTIVE', 'STOPPED', 'COMPLETED',
      'WITHDRAWN')),
  created_at timestamptz not null default now(),
  stamp_mark text not null default 'star' check (stamp_mark in ('star', 'heart', 'smile', 'cup', 'bun', 'bread',
      'icecream', 'pizza', 'burger', 'bowl', 'glass', 'mug', 'flower', 'leaf', 'drop', 'scissors', 'paw', 'book',
      'dumbbell', 'car', 'tally')),
  translations jsonb not null default '{}' check (translations_fit(translations,
      '{"title": 60, "subtitle": 60}'::jsonb)),
  primary key (chain_id, id)
);

select tenant_table('stamp_card', 'select, insert, update, delete');

create trigger keep_promise after update on stamp_card
  for each row when (old.month_validation <> new.month_validation) execute function keep_promise();
create trigger keep_promise_made after insert on stamp_card for each row execute function keep_promise();
create constraint trigger revise_club after insert or delete or update on stamp_card deferrable initially deferred
  for each row execute function revise_club();
create trigger touch after insert or delete or update on stamp_card for each statement execute function touch_club();

create table stamp_card_coupon (
  chain_id bigint not null,
  id bigint generated always as identity,
  stamp_card_id bigint not null,
  reward text not null,
  description text not null default '',
  image_path text,
  hide_title boolean not null default false,
  day_validation integer not null check (day_validation between 1 and 3650),
  translations jsonb not null default '{}' check (translations_fit(translations,
      '{"reward": 60, "description": 500}'::jsonb)),
  primary key (chain_id, id),
  unique (chain_id, stamp_card_id),
  foreign key (chain_id, stamp_card_id) references stamp_card on delete cascade
);

select tenant_table('stamp_card_coupon', 'select, insert, update, delete');

create trigger keep_promise after update on stamp_card_coupon
  for each row when (old.day_validation <> new.day_validation) execute function keep_promise();
create trigger keep_promise_made after insert on stamp_card_coupon for each row execute function keep_promise();
create constraint trigger revise_club after insert or delete
  or update on stamp_card_coupon deferrable initially deferred
  for each row
  execute function revise_club();
create trigger touch after insert or delete or update on stamp_card_coupon
  for each statement execute function touch_club();

create table selection (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 60),
  expression jsonb not null check (jsonb_typeof(expression) = 'object'),
  updated_at timestamptz not null,
  primary key (chain_id, id)
);
create unique index selection_name on selection (chain_id, lower(name));

select tenant_table('selection', 'select, insert, delete', 'update (name, expression, updated_at)');

create constraint trigger revise_club after update on selection deferrable initially deferred
  for each row execute function revise_club();
create trigger touch after update on selection for each statement execute function touch_club();

create table campaign (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null check (char_length(name) <= 32),
  description text not null default '',
  banner_path text,
  banner_data jsonb,
  action_button_label text not null default '' check (char_length(action_button_label) <= 24),
  action_button_target text not null default '' check (action_button_target = ''
      or action_button_target like 'https://%'),
  start_date date,
  end_date date,
  publish_status text not null default 'NEW' check (publish_status in ('NEW', 'ACTIVE', 'STOPPED', 'COMPLETED',
      'WITHDRAWN')),
  welcome_offer boolean not null default false,
  welcome_months integer check (welcome_months between 1 and 120),
  public_to_all boolean not null default false,
  audience text not null default 'EVERYONE' check (audience in ('EVERYONE', 'SELECTION')),
  coupon_id bigint,
  message text not null default '' check (char_length(message) <= 155),
  by_sms boolean not null default false,
  by_email boolean not null default false,
  created_at timestamptz not null default now(),
  banner_source_path text,
  translations jsonb not null default '{}' check (translations_fit(translations,
      '{"name": 32, "bannerText": 804, "description": 2000, "actionButtonLabel": 24}'::jsonb)),
  banner_text text not null default '' check (char_length(banner_text) <= 804),
  selection_id bigint,
  primary key (chain_id, id),
  foreign key (chain_id, coupon_id) references coupon,
  foreign key (chain_id, selection_id) references selection,
  check (end_date >= start_date),
  check (start_date is not null or end_date is not null),
  check (welcome_offer = (welcome_months is not null)),
  constraint audience_is_a_selection check ((audience = 'SELECTION') = (selection_id is not null)),
  constraint selection_is_not_public check (selection_id is null or not public_to_all),
  constraint selection_is_no_welcome check (selection_id is null or not welcome_offer)
);
create unique index one_welcome_offer on campaign (chain_id) where welcome_offer and publish_status = 'ACTIVE';
create index campaigns_of_selection on campaign (chain_id, selection_id) where selection_id is not null;

select tenant_table('campaign', 'select, insert, update, delete');

create constraint trigger revise_club after insert or delete or update on campaign deferrable initially deferred
  for each row execute function revise_club();
create trigger touch after insert or delete or update on campaign for each statement execute function touch_club();

create table sendout (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT',
      'CANCELLED')),
  pause_reason text check (pause_reason in ('PERSON', 'LATE', 'CREDITS', 'OFFER', 'PROVIDER', 'FAILURES', 'BOUNCES',
      'RESTORED')),
  selection_id bigint,
  campaign_id bigint,
  by_sms boolean not null default false,
  by_email boolean not null default false,
  language text not null check (language in ('sv', 'en', 'fr')),
  sms jsonb not null,
  email jsonb,
  sender_name text not null default '' check (sender_name ~ '^([A-Za-z0-9]{3,11})?$'),
  send_at timestamptz,
  held_out_percent smallint not null default 0 check (held_out_percent between 0 and 50),
  leaves_out boolean not null default false,
  created_by bigint not null references account,
  created_at timestamptz not null,
  started_by bigint references account,
  asked_at timestamptz,
  needs_approval boolean not null default false,
  approved_by bigint references account,
  approved_at timestamptz,
  frozen_at timestamptz,
  done_at timestamptz,
  going_since timestamptz,
  settled_before integer not null default 0 check (settled_before >= 0),
  wakes_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  automatic jsonb check (jsonb_typeof(automatic) = 'object'),
  bounced_before integer not null default 0 check (bounced_before >= 0),
  approved_of text,
  waits_for text check (waits_for in ('QUIET_HOURS', 'CAP', 'PROVIDER')),
  primary key (chain_id, id),
  foreign key (chain_id, campaign_id) references campaign,
  constraint paused_for_a_reason check ((state = 'PAUSED') = (pause_reason is not null)),
  constraint sends_what_is_chosen check (state not in ('SENDING', 'SENT') or frozen_at is not null),
  constraint goes_by_a_medium check (state in ('DRAFT', 'CANCELLED') or by_sms or by_email),
  constraint approved_by_another check (approved_by is null or needs_approval and approved_by <> started_by),
  constraint done_when_over check ((state in ('SENT', 'CANCELLED')) = (done_at is not null)),
  constraint automatic_is_never_over check (automatic is null or state <> 'SENT'),
  constraint automatic_has_its_next check (automatic is null or state in ('DRAFT', 'CANCELLED')
      or send_at is not null),
  constraint waits_for_something check ((wakes_at is null) = (waits_for is null))
);
create index by_age on sendout (chain_id, created_at desc, id desc);
create index sendouts_to_move on sendout (wakes_at) where state in ('SCHEDULED', 'SENDING');
create index of_campaign on sendout (chain_id, campaign_id) where campaign_id is not null;

select tenant_table('sendout', 'select, insert, update, delete');

create trigger has_no_recipients before delete on sendout for each row execute function sendout_has_no_recipients();
create trigger tell_webhooks after update of state on sendout
  for each row when (new.state = 'SENT' and old.state <> 'SENT') execute function tell_webhooks_of_sendout();

create view file_use with (security_invoker) as
  select id as chain_id, logo_path as path from chain where logo_path is not null
  union all select chain_id, logo_path from location where logo_path is not null
  union all select chain_id, image_path from coupon where image_path is not null
  union all select chain_id, stamp_path from stamp_card where stamp_path is not null
  union all select chain_id, stamp_uncollected_path from stamp_card where stamp_uncollected_path is not null
  union all select chain_id, image_path from stamp_card where image_path is not null
  union all select chain_id, image_path from stamp_card_coupon where image_path is not null
  union all select chain_id, banner_path from campaign where banner_path is not null
  union all select chain_id, banner_source_path from campaign where banner_source_path is not null
  union all select chain_id, block ->> 'picturePath' from sendout, jsonb_array_elements(email -> 'blocks') as block
    where block ->> 'picturePath' <> '';

grant select on file_use to stammis_platform;

create table stored_file (
  chain_id bigint not null,
  path text not null,
  stored_at timestamptz,
  sized_at timestamptz,
  unused_since timestamptz,
  primary key (chain_id, path),
  check (path ~ '^/files/[0-9]{1,12}/[0-9a-f]{32}\.webp$' and split_part(path, '/', 3) = chain_id::text)
);
create index on stored_file (unused_since) where unused_since is not null;
create index on stored_file (stored_at) where sized_at is null;

select tenant_table('stored_file', 'select, insert', 'update (stored_at, sized_at, unused_since)');
grant delete on stored_file to stammis_platform;

create table opening_hours (
  chain_id bigint not null,
  location_id bigint not null,
  id bigint generated always as identity,
  day_from smallint not null check (day_from between 0 and 6),
  day_to smallint check (day_to between 0 and 6),
  time_from text not null check (time_from ~ '^([01][0-9]|2[0-3]):[03]0$'),
  time_to text not null check (time_to ~ '^([01][0-9]|2[0-3]):[03]0$'),
  primary key (chain_id, id),
  foreign key (chain_id, location_id) references location on delete cascade
);
create index on opening_hours (chain_id, location_id);

select tenant_table('opening_hours', 'select, insert, update, delete');

create trigger touch after insert or delete or update on opening_hours
  for each statement execute function touch_club();

create table special_day (
  chain_id bigint not null,
  location_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> '' and char_length(name) <= 40),
  date_from date not null,
  date_to date not null,
  time_from text check (time_from ~ '^([01][0-9]|2[0-3]):[03]0$'),
  time_to text check (time_to ~ '^([01][0-9]|2[0-3]):[03]0$'),
  primary key (chain_id, id),
  unique (chain_id, location_id, date_from, date_to),
  foreign key (chain_id, location_id) references location on delete cascade,
  check (date_to >= date_from and date_to <= (date_from + 365)),
  check ((time_from is null) = (time_to is null))
);
create index on special_day (date_to);

select tenant_table('special_day', 'select, insert, delete');

create trigger touch after insert or delete or update on special_day for each statement execute function touch_club();

create table club_revision (
  chain_id bigint primary key references chain on delete cascade,
  revision bigint not null
);

select tenant_table('club_revision', 'select, insert, update');

create table retired_subdomain (
  subdomain text primary key,
  chain_id bigint not null references chain,
  until date not null
);

grant select, insert, delete on retired_subdomain to stammis_app, stammis_platform;

create table terms_version (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  kind text not null check (kind in ('MEMBERSHIP', 'PRIVACY')),
  version integer not null check (version > 0),
  texts jsonb not null,
  published_at timestamptz not null default now(),
  published_by bigint references account,
  applies_on date not null,
  asks_again boolean not null default false,
  taken_back_at timestamptz,
  taken_back_by bigint references account,
  primary key (chain_id, id),
  unique (chain_id, kind, version),
  constraint first_terms_stay check (version > 1 or taken_back_at is null and not asks_again)
);

select tenant_table('terms_version', 'select, insert');
grant update (taken_back_at, taken_back_by) on terms_version to stammis_app;

create trigger touch after insert or delete or update on terms_version
  for each statement execute function touch_club();

create table member_acceptance (
  chain_id bigint not null,
  member_id bigint not null,
  terms_version_id bigint not null,
  accepted_at timestamptz not null default now(),
  primary key (chain_id, member_id, terms_version_id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, terms_version_id) references terms_version
);
create index acceptances_by_version on member_acceptance (chain_id, terms_version_id, member_id);

select tenant_table('member_acceptance', 'select, insert');

create table terms_draft (
  chain_id bigint not null references chain,
  kind text not null check (kind in ('MEMBERSHIP', 'PRIVACY')),
  texts jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (chain_id, kind)
);

select tenant_table('terms_draft', 'select, insert, update');

create table terms_notice (
  chain_id bigint not null,
  member_id bigint not null,
  terms_version_id bigint not null,
  mailed_at timestamptz,
  seen_at timestamptz,
  primary key (chain_id, member_id, terms_version_id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, terms_version_id) references terms_version,
  check (num_nonnulls(mailed_at, seen_at) > 0)
);
create index terms_notice_mailed on terms_notice (chain_id, terms_version_id, member_id) where mailed_at is not null;

select tenant_table('terms_notice', 'select, insert', 'update (mailed_at, seen_at)');

create table terms_telling (
  chain_id bigint not null,
  terms_version_id bigint not null,
  what text not null check (what in ('COMING', 'TAKEN_BACK')),
  through_member bigint not null default 0,
  mailed integer not null default 0 check (mailed >= 0),
  begun_at timestamptz not null,
  done_at timestamptz,
  primary key (chain_id, terms_version_id, what),
  foreign key (chain_id, terms_version_id) references terms_version
);
create index terms_telling_open on terms_telling (chain_id) where done_at is null;

select tenant_table('terms_telling', 'select, insert', 'update (through_member, mailed, done_at)');

create function asked_of(of_member member)
returns table(is_there boolean, has_email boolean, email_bounced boolean, asked_email_notification boolean,
  has_phone boolean, asked_phone_notification boolean, asked_registered_at timestamptz, asked_birthday date,
  asked_home_location_id bigint, asked_gender text, asked_language text, asked_city text, asked_zip_code text)
  language sql stable parallel safe as $$
  select of_member.removed_at is null, of_member.email is not null, of_member.email_bounced_at is not null,
    of_member.email_notification, of_member.phone is not null, of_member.phone_notification, of_member.registered_at,
    of_member.birthday, of_member.home_location_id, of_member.gender, of_member.language, city_word(of_member.city),
    upper(replace(of_member.zip_code, ' ', ''))
$$;

create type bought as (place bigint, keys bigint[], sums bigint[]);

create function bought_sum(ore bigint, purchases bigint) returns bigint language sql immutable parallel safe
  return ore * 1048576 + purchases;

create function month_number(day date) returns integer language sql immutable parallel safe
  return (extract(year from day) * 12 + extract(month from day))::integer - 1;

create function pack_bought(places bigint[], months integer[], sums bigint[])
returns bought language sql immutable parallel safe as $$
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

create table club_counter (
  chain_id bigint not null references chain,
  kind text not null check (kind in ('MEMBERS', 'COUPON', 'COLLECTING', 'FILLED', 'REWARD', 'CAMPAIGN', 'CATEGORY')),
  subject_id bigint not null,
  valid_through date not null default 'infinity',
  slot smallint not null check (slot between 0 and 31),
  count bigint not null,
  primary key (chain_id, kind, subject_id, valid_through, slot)
) with (fillfactor = 60);

select tenant_table('club_counter', 'select, insert, update');

create function count_bought(of_chain bigint, members bigint[])
returns void language sql set search_path = public, pg_temp as $$
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

create function count_club_figures(of_chain bigint) returns void language sql as $$
  insert into day_figures (chain_id, day, location_id, valid_through, slot,
    purchases, amount_ore, points_given, points_used, points_left, coupons_used)
  select of_chain, day, location_id, valid_through, 0,
    sum(purchases), sum(amount_ore), sum(given), sum(used), sum(remaining), sum(coupons)
  from (
    select purchased_on as day, location_id, coalesce(lot.valid_through, 'infinity') as valid_through, 1 as purchases,
      amount_ore - returned_ore as amount_ore, coalesce(lot.amount, 0) - coalesce((select sum(points) from point_entry
        where chain_id = of_chain and lot_id = lot.id and kind = 'RETURN'), 0) as given,
      0 as used, 0 as remaining, 0 as coupons
    from purchase left join point_lot lot on lot.chain_id = of_chain and lot.purchase_id = purchase.id
    where purchase.chain_id = of_chain and amount_ore + discount_ore > 0 and returned_at is null
    union all
    select lot.earned_on, coalesce(purchase.location_id, 0), lot.valid_through, 0, 0,
      case when lot.source = 'CORRECTION' and not exists (select from correction_withdrawal
        where chain_id = of_chain and lot_id = lot.id) then lot.amount else 0 end, 0, lot.left_points, 0
    from point_lot lot left join purchase on purchase.chain_id = of_chain and purchase.id = lot.purchase_id
    where lot.chain_id = of_chain
    union all
    select deducted_on, 0, 'infinity', 0, 0, -points, 0, 0, 0 from point_deduction
    where chain_id = of_chain and not exists (select from deduction_withdrawal
      where chain_id = of_chain and deduction_id = point_deduction.id)
    union all
    select (redeemed_at at time zone chain.time_zone)::date, location_id, 'infinity', 0, 0, 0, points, 0, 1
    from redemption join chain on chain.id = redemption.chain_id
    where chain_id = of_chain and not exists (select from redemption_cancellation
      where chain_id = of_chain and redemption_id = redemption.id)) as facts
  group by day, location_id, valid_through;

  insert into club_counter (chain_id, kind, subject_id, valid_through, slot, count)
  select of_chain, kind, subject_id, valid_through, 0, count(*)
  from (
    select 'COUPON' as kind, coupon_id as subject_id, 'infinity'::date as valid_through from redemption
    where chain_id = of_chain and coupon_id is not null and not exists (select from redemption_cancellation
      where chain_id = of_chain and redemption_id = redemption.id)
    union all
    select 'COLLECTING', stamp_card_id, ends_on from stamp_card_usage where chain_id = of_chain and status = 'OPEN'
    union all
    select 'FILLED', stamp_card_id, 'infinity' from stamp_card_usage where chain_id = of_chain and status = 'COMPLETED'
    union all
    select 'REWARD', stamp_card_id, 'infinity' from stamp_card_usage
    where chain_id = of_chain and redemption_id is not null
    union all
    select 'CAMPAIGN', campaign_id, 'infinity' from (
      select campaign_id, purchase_id from purchase_campaign where chain_id = of_chain
      union select campaign_id, used_purchase_id from member_welcome_offer where chain_id = of_chain) as tagged
      join purchase on purchase.chain_id = of_chain and purchase.id = tagged.purchase_id and returned_at is null
    union all
    select 'CATEGORY', category_id, 'infinity' from purchase_category where chain_id = of_chain) as facts
  group by kind, subject_id, valid_through;
$$;

create function count_member_statistics(of_chain bigint, today date) returns void language sql as $$
  select count_purchases_and_points(of_chain, today);
  select count_all_bought(of_chain);
$$;

create function count_members(of_chain bigint, members bigint[], today date)
returns void language sql set search_path = public, pg_temp as $$
  select count_purchases_and_points_of(of_chain, members, today);
  select count_bought(of_chain, members);
$$;
revoke all on function count_members from public;
grant execute on function count_members to stammis_platform;

create function count_purchases_and_points(of_chain bigint, today date) returns void language sql as $$
  insert into member_month (chain_id, kind, tag_id, month, member_id, purchases, total_ore, last_on)
  select of_chain, kind, tag_id, date_trunc('month', purchased_on)::date, member_id,
    count(*) filter (where returned_at is null), sum(amount_ore - returned_ore),
    max(purchased_on) filter (where returned_at is null)
  from (select 'LOCATION' as kind, id as purchase_id, location_id as tag_id from purchase where chain_id = of_chain
      union all select 'CATEGORY', purchase_id, category_id from purchase_category where chain_id = of_chain
      union all select 'CAMPAIGN', purchase_id, campaign_id from purchase_campaign where chain_id = of_chain) as tagged
    join purchase on purchase.chain_id = of_chain and purchase.id = tagged.purchase_id
  where amount_ore + discount_ore > 0
  group by 2, 3, 4, 5
  on conflict (chain_id, kind, tag_id, month, member_id) do update set purchases = excluded.purchases,
    total_ore = excluded.total_ore, last_on = excluded.last_on;

  insert into member_statistics
  select of_chain, member.id, coalesce(bought.count, 0), coalesce(bought.total, 0), bought.last,
    coalesce(lots.points, 0), today, lots.through,
    coalesce(cards.stamps, 0), coalesce(cards.coupons, 0), today, cards.through
  from member
    left join (select member_id, count(*) as count, sum(amount_ore - returned_ore) as total, max(purchased_at) as last
      from purchase where chain_id = of_chain and amount_ore + discount_ore > 0 and returned_at is null
      group by 1) as bought on bought.member_id = member.id
    left join (select member_id, sum(left_points) as points, min(valid_through) as through
      from point_lot where chain_id = of_chain and left_points > 0 and valid_through >= today
      group by 1) as lots on lots.member_id = member.id
    left join (select member_id, coalesce(sum(collected) filter (where status = 'OPEN'), 0) as stamps,
        count(*) filter (where status = 'COMPLETED') as coupons,
        min(case status when 'OPEN' then ends_on else reward_ends_on end) as through
      from stamp_card_usage where chain_id = of_chain and (status = 'OPEN' and ends_on >= today
        or status = 'COMPLETED' and redemption_id is null and reward_ends_on >= today)
      group by 1) as cards on cards.member_id = member.id
  where member.chain_id = of_chain
  on conflict (chain_id, member_id) do update set purchase_count = excluded.purchase_count,
    purchase_total_ore = excluded.purchase_total_ore, last_purchase_at = excluded.last_purchase_at,
    points = excluded.points, points_on = excluded.points_on, points_through = excluded.points_through,
    stamps = excluded.stamps, unused_coupons = excluded.unused_coupons, cards_on = excluded.cards_on,
    cards_through = excluded.cards_through;
$$;

create function count_purchases_and_points_of(of_chain bigint, members bigint[], today date)
returns void language sql set search_path = public, pg_temp as $$
  delete from member_month where chain_id = of_chain and member_id = any(members);
  insert into member_month (chain_id, kind, tag_id, month, member_id, purchases, total_ore, last_on)
  select of_chain, kind, tag_id, date_trunc('month', purchased_on)::date, member_id,
    count(*) filter (where returned_at is null), sum(amount_ore - returned_ore),
    max(purchased_on) filter (where returned_at is null)
  from (select id as purchase_id, 'LOCATION' as kind, location_id as tag_id from purchase
        where chain_id = of_chain and member_id = any(members)
      union all select purchase_id, 'CATEGORY', category_id from purchase_category
        where chain_id = of_chain and purchase_id in (select id from purchase where chain_id = of_chain and member_id = any(members))
      union all select purchase_id, 'CAMPAIGN', campaign_id from purchase_campaign
        where chain_id = of_chain and purchase_id in (select id from purchase where chain_id = of_chain and member_id = any(members))) as tagged
    join purchase on purchase.chain_id = of_chain and purchase.id = tagged.purchase_id
  where amount_ore + discount_ore > 0
  group by 2, 3, 4, 5;

  update member_statistics as figures set
    (purchase_count, purchase_total_ore, last_purchase_at) = (
      select count(*), coalesce(sum(amount_ore - returned_ore), 0), max(purchased_at) from purchase
      where chain_id = of_chain and member_id = figures.member_id and amount_ore + discount_ore > 0 and returned_at is null),
    points_on = today,
    (points, points_through) = (
      select coalesce(sum(left_points), 0), min(valid_through) from point_lot
      where chain_id = of_chain and member_id = figures.member_id and left_points > 0 and valid_through >= today),
    cards_on = today,
    (stamps, unused_coupons, cards_through) = (
      select coalesce(sum(collected) filter (where status = 'OPEN'), 0), count(*) filter (where status = 'COMPLETED'),
        min(case status when 'OPEN' then ends_on else reward_ends_on end)
      from stamp_card_usage where chain_id = of_chain and member_id = figures.member_id
        and (status = 'OPEN' and ends_on >= today or status = 'COMPLETED' and redemption_id is null and reward_ends_on >= today))
  where figures.chain_id = of_chain and figures.member_id = any(members);
$$;
revoke all on function count_purchases_and_points_of from public;
grant execute on function count_purchases_and_points_of to stammis_platform;

create table day_figures (
  chain_id bigint not null references chain,
  day date not null,
  location_id bigint not null,
  valid_through date not null,
  slot smallint not null check (slot between 0 and 31),
  purchases integer not null default 0,
  amount_ore bigint not null default 0,
  points_given bigint not null default 0,
  points_used bigint not null default 0,
  points_left bigint not null default 0,
  coupons_used integer not null default 0,
  new_members integer not null default 0,
  primary key (chain_id, day, location_id, valid_through, slot)
) with (fillfactor = 60);
create index expiring on day_figures (chain_id, valid_through, location_id);

select tenant_table('day_figures', 'select, insert, update');

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

create table member_month (
  chain_id bigint not null,
  kind text not null check (kind in ('LOCATION', 'CATEGORY', 'CAMPAIGN')),
  tag_id bigint not null,
  month date not null check (extract(day from month) = 1),
  member_id bigint not null,
  purchases integer not null check (purchases >= 0),
  total_ore bigint not null check (total_ore >= 0),
  last_on date,
  primary key (chain_id, kind, tag_id, month, member_id),
  check ((purchases = 0) = (last_on is null))
) with (fillfactor = 80);

select tenant_table('member_month', 'select, insert, update');
grant delete on member_month to stammis_platform;

create table member_statistics (
  chain_id bigint not null,
  member_id bigint not null,
  purchase_count integer not null default 0,
  purchase_total_ore bigint not null default 0,
  last_purchase_at timestamptz,
  points bigint not null default 0,
  points_on date,
  points_through date,
  stamps integer not null default 0,
  unused_coupons integer not null default 0,
  cards_on date,
  cards_through date,
  is_there boolean not null default false,
  has_email boolean not null default false,
  email_bounced boolean not null default false,
  asked_email_notification boolean not null default false,
  has_phone boolean not null default false,
  asked_phone_notification boolean not null default false,
  asked_registered_at timestamptz,
  asked_birthday date,
  asked_home_location_id bigint,
  asked_gender text,
  asked_language text,
  asked_city text,
  asked_zip_code text,
  bought_at bigint,
  bought_keys bigint[] not null default '{}',
  bought_sums bigint[] not null default '{}',
  primary key (chain_id, member_id),
  foreign key (chain_id, member_id) references member
) with (fillfactor = 90);
create index by_total on member_statistics (chain_id, purchase_total_ore, member_id);
create index by_last_purchase on member_statistics (chain_id,
  (case when last_purchase_at is null then '-infinity'::timestamptz else last_purchase_at end), member_id);
create index by_points on member_statistics (chain_id, points, member_id);

select tenant_table('member_statistics', 'select, insert, update');

create trigger touch after update on member_statistics for each row execute function touch_buyer();

create function count_report_buyers(of_chain bigint) returns void language sql as $$
  with bought as materialized (
    select distinct member_id, location_id, purchased_on as day from purchase
    where chain_id = of_chain and amount_ore + discount_ore > 0 and returned_at is null),
  each as (
    select location_id, member_id, day from bought union all select distinct 0::bigint, member_id, day from bought),
  after as (
    select location_id, day, lag(day, 1, '-infinity') over (partition by location_id, member_id order by day) as before
    from each),
  gone as (
    select member.id, (removed_at at time zone time_zone)::date as day from member join chain on chain.id = member.chain_id
    -- Who has become one with another membership has not left.
    where chain_id = of_chain and removed_at is not null and merged_into is null),
  counted as (
    select location_id, false as has_left, day, before, count(*)::int as members from after group by 1, 3, 4
    union all
    select location_id, true, day, before, count(*)::int from (
      select coalesce(each.location_id, 0) as location_id, gone.day, coalesce(max(each.day), '-infinity') as before
      from gone left join each on each.member_id = gone.id group by gone.id, gone.day, each.location_id) as leaving
    group by 1, 3, 4),
  vanished as (
    delete from report_buyers as kept where chain_id = of_chain and not exists (select from counted where
      (counted.location_id, counted.has_left, counted.day, counted.before)
      = (kept.location_id, kept.has_left, kept.day, kept.before)))
  insert into report_buyers as kept select of_chain, counted.* from counted
  on conflict (chain_id, location_id, has_left, day, before) do update set members = excluded.members
    where kept.members <> excluded.members;

  with counted as (
    select location_id, has_left, date_trunc('month', before)::date as before_month, day, sum(members)::int as members
    from report_buyers where chain_id = of_chain group by 1, 2, 3, 4),
  vanished as (
    delete from report_buyers_by_month as kept where chain_id = of_chain and not exists (select from counted where
      (counted.location_id, counted.has_left, counted.before_month, counted.day)
      = (kept.location_id, kept.has_left, kept.before_month, kept.day)))
  insert into report_buyers_by_month as kept select of_chain, counted.* from counted
  on conflict (chain_id, location_id, has_left, before_month, day) do update set members = excluded.members
    where kept.members <> excluded.members;
$$;

create function count_report_campaigns(of_chain bigint, today date) returns void language sql as $$
  with used as materialized (
    select campaign_id, purchase.member_id, min(purchased_on) as first_on from (
      select campaign_id, purchase_id from purchase_campaign where chain_id = of_chain
      union select campaign_id, used_purchase_id from member_welcome_offer where chain_id = of_chain) as tag
      join purchase on purchase.chain_id = of_chain and purchase.id = tag.purchase_id and returned_at is null
    group by 1, 2),
  time as (
    select campaign.id as campaign_id, coalesce(start_date, min(used.first_on)) as first, least(end_date, today) as last
    from campaign join used on used.campaign_id = campaign.id
    where campaign.chain_id = of_chain and not welcome_offer group by 1, start_date, end_date),
  bought as (
    select time.campaign_id, purchase.member_id, count(*) as purchases, sum(amount_ore - returned_ore) as amount_ore
    from time join purchase on purchase.chain_id = of_chain and purchased_on between first and last
      and purchased_at >= first - 1 and purchased_at < last + 2
      and amount_ore + discount_ore > 0 and returned_at is null
      and not exists (select from campaign_location place where place.chain_id = of_chain
        and place.campaign_id = time.campaign_id having count(*) > 0 and not bool_or(place.location_id = purchase.location_id))
    group by 1, 2),
  counted as (
    select bought.campaign_id, used.member_id is not null as has_used, count(*)::int as members,
      sum(purchases)::int as purchases, sum(amount_ore) as amount_ore
    from bought left join used on used.campaign_id = bought.campaign_id and used.member_id = bought.member_id
    group by 1, 2),
  vanished as (
    delete from report_campaign as kept where chain_id = of_chain and not exists (select from counted where
      (counted.campaign_id, counted.has_used) = (kept.campaign_id, kept.has_used)))
  insert into report_campaign as kept select of_chain, counted.* from counted
  on conflict (chain_id, campaign_id, has_used) do update
    set members = excluded.members, purchases = excluded.purchases, amount_ore = excluded.amount_ore
    where (kept.members, kept.purchases, kept.amount_ore) <> (excluded.members, excluded.purchases, excluded.amount_ore);
$$;

create function count_report_days(of_chain bigint, today date) returns void language sql as $$
  with bought as materialized (
    select id, member_id, location_id, purchased_on as day, amount_ore - returned_ore as amount_ore from purchase
    where chain_id = of_chain and returned_at is null),
  stamped as (
    select distinct on (member_id, stamp_card_id, usage_order) entry.member_id, entry.stamp_card_id, entry.usage_order,
      first_value(location_id) over filling as first_at, last_value(location_id) over filling as last_at
    from stamp_entry entry join purchase on purchase.chain_id = of_chain and purchase.id = entry.purchase_id
    where entry.chain_id = of_chain and entry.kind = 'STAMP'
    window filling as (partition by entry.member_id, entry.stamp_card_id, entry.usage_order order by entry.id
      rows between unbounded preceding and unbounded following)),
  filling as (
    select usage.*, coalesce(first_at, 0) as first_at, coalesce(last_at, 0) as last_at
    from stamp_card_usage usage left join stamped using (member_id, stamp_card_id, usage_order)
    where usage.chain_id = of_chain and status <> 'EMPTIED'),
  welcomed as (
    select (registered_at at time zone time_zone)::date as day, coalesce(home_location_id, 0) as location_id, campaign_id,
      used_purchase_id is not null as has_used, purchase_count > 1 as bought_again
    from member_welcome_offer offer join chain on chain.id = offer.chain_id
      join member on member.chain_id = of_chain and member.id = offer.member_id
      join member_statistics of_member on of_member.chain_id = of_chain and of_member.member_id = offer.member_id
    where offer.chain_id = of_chain),
  facts as (
    select 'CATEGORY' as kind, day, category_id as subject_id, location_id, amount_ore, 0 as total
    from purchase_category tag join bought on bought.id = tag.purchase_id where tag.chain_id = of_chain
    union all
    select 'CAMPAIGN', day, campaign_id, location_id, amount_ore, 0 from (
      select campaign_id, purchase_id from purchase_campaign where chain_id = of_chain
      union select campaign_id, used_purchase_id from member_welcome_offer where chain_id = of_chain) as tag
      join bought on bought.id = tag.purchase_id
    union all
    select case when coupon_id is null then 'REWARD' else 'COUPON' end, (redeemed_at at time zone time_zone)::date,
      coalesce(coupon_id, stamp_card_id), location_id, value_ore, points
    from redemption join chain on chain.id = redemption.chain_id where chain_id = of_chain and not exists (
      select from redemption_cancellation where chain_id = of_chain and redemption_id = redemption.id)
    union all
    select 'BEGUN', started_on, stamp_card_id, first_at, 0, 0 from filling
    union all
    select 'FILLED', reward_starts_on, stamp_card_id, last_at, 0, reward_starts_on - started_on from filling
    where status = 'COMPLETED'
    union all
    select 'LAPSED', ends_on + 1, stamp_card_id, first_at, 0, 0 from filling
    where status = 'RESET' or status = 'OPEN' and ends_on < today
    union all
    select 'TAKEN_BACK', lot.earned_on, 0, coalesce(purchase.location_id, 0), 0, entry.points
    from point_entry entry join point_lot lot on lot.chain_id = of_chain and lot.id = entry.lot_id
      left join purchase on purchase.chain_id = of_chain and purchase.id = lot.purchase_id
    where entry.chain_id = of_chain and entry.kind = 'RETURN'
    union all
    select 'LEFT_BEHIND', lot.valid_through, 0, coalesce(purchase.location_id, 0), 0, lot.left_points
    from member join point_lot lot on lot.chain_id = of_chain and lot.member_id = member.id and lot.left_points > 0
      left join purchase on purchase.chain_id = of_chain and purchase.id = lot.purchase_id
    where member.chain_id = of_chain and removed_at is not null and lot.valid_through >= today
    union all
    select 'WELCOMED', day, campaign_id, location_id, 0, 0 from welcomed
    union all
    select 'WELCOME_USED', day, campaign_id, location_id, 0, 0 from welcomed where has_used
    union all
    select 'WELCOME_AGAIN', day, campaign_id, location_id, 0, 0 from welcomed where has_used and bought_again),
  counted as (
    select kind, day, subject_id, location_id, count(*)::int as count, sum(amount_ore) as amount_ore, sum(total) as total
    from facts group by 1, 2, 3, 4),
  vanished as (
    delete from report_day as kept where chain_id = of_chain and not exists (select from counted where
      (counted.kind, counted.day, counted.subject_id, counted.location_id)
      = (kept.kind, kept.day, kept.subject_id, kept.location_id)))
  insert into report_day as kept select of_chain, counted.* from counted
  on conflict (chain_id, kind, day, subject_id, location_id) do update
    set count = excluded.count, amount_ore = excluded.amount_ore, total = excluded.total
    where (kept.count, kept.amount_ore, kept.total) <> (excluded.count, excluded.amount_ore, excluded.total);
$$;

create function count_report_points(of_chain bigint) returns void language sql as $$
  with effects as (
    select lot_id, at, case when kind in ('EARN', 'CANCEL', 'RESTORE', 'RELEASE') then points else -points end as change
    from point_entry where chain_id = of_chain
    union all
    select other_lot_id, at, case kind when 'SETTLE' then points else -points end
    from point_entry where chain_id = of_chain and other_lot_id is not null),
  counted as (
    select date_trunc('month', valid_through)::date as expires_in,
      date_trunc('month', (at at time zone time_zone)::date)::date as month, sum(change) as points
    from effects join point_lot lot on lot.chain_id = of_chain and lot.id = lot_id join chain on chain.id = of_chain
    group by 1, 2),
  vanished as (
    delete from report_points as kept where chain_id = of_chain and not exists (select from counted where
      (counted.expires_in, counted.month) = (kept.expires_in, kept.month)))
  insert into report_points as kept select of_chain, counted.* from counted
  on conflict (chain_id, expires_in, month) do update set points = excluded.points where kept.points <> excluded.points;
$$;

create table report_buyers_by_month (
  chain_id bigint not null references chain,
  location_id bigint not null,
  has_left boolean not null,
  before_month date not null check (before_month = date_trunc('month', before_month::timestamptz)),
  day date not null,
  members integer not null,
  primary key (chain_id, location_id, has_left, before_month, day)
);

select tenant_table('report_buyers_by_month', 'select, insert, update, delete');

create table report_buyers (
  chain_id bigint not null references chain,
  location_id bigint not null,
  has_left boolean not null,
  day date not null,
  before date not null,
  members integer not null,
  primary key (chain_id, location_id, has_left, day, before)
);
create index by_day_before on report_buyers (chain_id, location_id, has_left, before, day);

select tenant_table('report_buyers', 'select, insert, update, delete');

create table report_campaign (
  chain_id bigint not null,
  campaign_id bigint not null,
  has_used boolean not null,
  members integer not null,
  purchases integer not null,
  amount_ore bigint not null,
  primary key (chain_id, campaign_id, has_used),
  foreign key (chain_id, campaign_id) references campaign on delete cascade
);

select tenant_table('report_campaign', 'select, insert, update, delete');

create table report_count (
  chain_id bigint primary key references chain,
  counted_at timestamptz not null,
  took_ms integer not null
);

select tenant_table('report_count', 'select, insert, update');

create table report_day (
  chain_id bigint not null references chain,
  kind text not null check (kind in ('CATEGORY', 'CAMPAIGN', 'COUPON', 'REWARD', 'BEGUN', 'FILLED', 'LAPSED',
      'TAKEN_BACK', 'WELCOMED', 'WELCOME_USED', 'WELCOME_AGAIN', 'LEFT_BEHIND')),
  day date not null,
  subject_id bigint not null,
  location_id bigint not null,
  count integer not null,
  amount_ore bigint not null,
  total bigint not null,
  primary key (chain_id, kind, day, subject_id, location_id)
);

select tenant_table('report_day', 'select, insert, update, delete');

create table report_points (
  chain_id bigint not null references chain,
  expires_in date not null,
  month date not null,
  points bigint not null,
  primary key (chain_id, expires_in, month)
);

select tenant_table('report_points', 'select, insert, update, delete');

create table audit_entry (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  account_id bigint references account,
  act text not null,
  subject text not null,
  detail jsonb not null default '{}',
  location_ids bigint[] not null default '{}',
  primary key (chain_id, id)
);
create index trail on audit_entry (chain_id, at desc, id desc);
create index trail_by_person on audit_entry (chain_id, account_id, at desc, id desc);
create index trail_by_thing on audit_entry (chain_id, subject, at desc, id desc);

select tenant_table('audit_entry', 'select, insert');

create table platform_audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account_id bigint references account,
  act text not null,
  subject text not null,
  detail jsonb not null default '{}'
);

grant select, insert on platform_audit_entry to stammis_app, stammis_platform;

create table what_if (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  account_id bigint not null references account,
  question text not null check (question in ('EARNING', 'REWARD', 'CARD')),
  subject_id bigint,
  subject text not null,
  now_value integer not null check (now_value >= 0),
  now_months integer check (now_months > 0),
  next_value integer not null check (next_value > 0),
  next_months integer check (next_months > 0),
  first_day date not null,
  last_day date not null,
  cost_hundredths integer check (cost_hundredths > 0),
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'FAILED')),
  through_member bigint,
  progress integer not null default 0 check (progress >= 0),
  member_count integer not null check (member_count >= 0),
  tally jsonb not null,
  asked_at timestamptz not null,
  moved_at timestamptz not null,
  done_at timestamptz,
  failures integer not null default 0 check (failures between 0 and 5),
  primary key (chain_id, id),
  constraint subject_of_question check ((question = 'EARNING') = (subject_id is null)),
  constraint months_of_question check ((question = 'REWARD') = (now_months is null)
      and (now_months is null) = (next_months is null)),
  constraint done_when_told check ((state = 'DONE') = (done_at is not null)),
  constraint answer_names_nobody check (state = 'RUNNING' or through_member is null),
  check (last_day >= first_day),
  constraint failed_after_five check ((state = 'FAILED') = (failures = 5))
);
create unique index one_running_what_if on what_if (chain_id) where state = 'RUNNING';
create index unfinished_what_ifs on what_if (moved_at) where state = 'RUNNING';
create index what_ifs_to_forget on what_if (asked_at);

select tenant_table('what_if', 'select, insert, update, delete');

create table api_key (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  account_id bigint not null references account,
  name text not null check (name <> ''),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  hint text not null check (hint ~ '^[A-Za-z0-9_-]{4}$'),
  scopes text[] not null check (scopes <> '{}'),
  bound boolean not null,
  created_by bigint not null references account,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by bigint references account,
  primary key (chain_id, id),
  unique (chain_id, account_id),
  unique (chain_id, token_hash),
  check (expires_at > created_at),
  constraint revoked_by_somebody check ((revoked_at is null) = (revoked_by is null))
);
comment on column api_key.token_hash is 'Secret: compared by the platform''s role alone, where a key is let in.';

select tenant_table('api_key', 'select, insert', 'update (last_used_at, revoked_at, revoked_by)');

create trigger tell_changed after update of revoked_at on api_key
  for each row execute function tell_changed_row('''api-key:'' || chain_id || ''/'' || id');

create table api_key_location (
  chain_id bigint not null,
  key_id bigint not null,
  location_id bigint not null,
  primary key (chain_id, key_id, location_id),
  foreign key (chain_id, key_id) references api_key,
  foreign key (chain_id, location_id) references location
);

select tenant_table('api_key_location', 'select, insert');

create table webhook_endpoint (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  url text not null check (url ~ '^https?://'),
  description text not null default '',
  event_types text[] not null check (event_types <> '{}'),
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'PAUSED', 'FAILING', 'GONE')),
  secret bytea not null check (octet_length(secret) between 24 and 64),
  previous_secret bytea,
  previous_until timestamptz,
  created_by bigint not null references account,
  created_at timestamptz not null,
  failing_since timestamptz,
  primary key (chain_id, id),
  constraint previous_for_a_while check ((previous_secret is null) = (previous_until is null))
);
comment on column webhook_endpoint.secret is 'Secret: what is told is signed with it, by the platform''s role alone.';
comment on column webhook_endpoint.previous_secret is 'Secret: signs beside the present one for a day.';

select tenant_table('webhook_endpoint', 'select, insert, update, delete');

create table webhook_event (
  chain_id bigint not null,
  id uuid not null default gen_random_uuid(),
  type text not null,
  thing text not null,
  member_id bigint,
  occurred_at timestamptz not null default now(),
  body text,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member
);
create index webhook_events_of_member on webhook_event (chain_id, member_id) where member_id is not null;
create index webhook_events_by_age on webhook_event (occurred_at);

select tenant_table('webhook_event', 'select, insert, update, delete');

create table webhook_delivery (
  chain_id bigint not null,
  id bigint generated always as identity,
  endpoint_id bigint not null,
  event_id uuid not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  attempts integer not null default 0 check (attempts >= 0),
  next_at timestamptz,
  claimed_until timestamptz,
  tried_at timestamptz,
  answer_status smallint,
  answer text not null default '',
  took_ms integer,
  primary key (chain_id, id),
  unique (chain_id, endpoint_id, event_id),
  foreign key (chain_id, endpoint_id) references webhook_endpoint on delete cascade,
  foreign key (chain_id, event_id) references webhook_event on delete cascade
);
create index webhook_deliveries_due on webhook_delivery (next_at) where state = 'WAITING';
create index webhook_deliveries_of_event on webhook_delivery (chain_id, event_id);
create index webhook_deliveries_of_endpoint on webhook_delivery (chain_id, endpoint_id, id desc);

select tenant_table('webhook_delivery', 'select, insert, update, delete');

create table campaign_location (
  chain_id bigint not null,
  campaign_id bigint not null,
  location_id bigint not null,
  primary key (chain_id, campaign_id, location_id),
  foreign key (chain_id, campaign_id) references campaign on delete cascade,
  foreign key (chain_id, location_id) references location
);

select tenant_table('campaign_location', 'select, insert, delete');

create trigger touch after insert or delete or update on campaign_location
  for each statement execute function touch_club();

create table campaign_view (
  chain_id bigint not null,
  campaign_id bigint not null,
  day date not null,
  place text not null check (place in ('PUBLIC', 'APP')),
  slot smallint not null check (slot between 0 and 7),
  count integer not null check (count > 0),
  primary key (chain_id, campaign_id, day, place, slot),
  foreign key (chain_id, campaign_id) references campaign on delete cascade
);

select tenant_table('campaign_view', 'select, insert, update');

create table purchase (
  chain_id bigint not null,
  id bigint generated by default as identity,
  registration_key uuid not null,
  member_id bigint not null,
  location_id bigint not null,
  account_id bigint references account,
  purchased_at timestamptz not null,
  purchased_on date not null,
  amount_ore bigint not null,
  discount_ore bigint not null default 0 check (discount_ore >= 0),
  returned_ore bigint not null default 0,
  returned_at timestamptz,
  answered_points bigint,
  answered_owed bigint,
  kept_ore bigint not null generated always as (amount_ore - returned_ore) stored,
  import_id bigint,
  primary key (chain_id, id),
  unique (chain_id, registration_key),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, location_id) references location,
  constraint purchase_amount_ore_check check (amount_ore = 0 or amount_ore >= 100 or discount_ore > 0),
  constraint returned_at_most check (returned_ore between 0 and amount_ore),
  constraint answered_whole check ((answered_points is null) = (answered_owed is null))
);
comment on column purchase.returned_at is 'When nothing of it was kept any more.';
alter table purchase add constraint opening_without_purchase check (import_id is null or amount_ore = 0) not valid;
create index on purchase (chain_id, member_id, purchased_at desc, id desc);
create index on purchase (chain_id, purchased_at desc, id desc);
create index on purchase (chain_id, location_id, purchased_at desc);
create index bought_by_member on purchase (chain_id, member_id, purchased_at desc, id desc) where amount_ore + discount_ore > 0;
create index by_cashier on purchase (chain_id, account_id, purchased_at desc, id desc);
create index returned_purchases on purchase (chain_id, purchased_at desc, id desc)
  include (location_id, amount_ore, discount_ore, returned_ore, returned_at) where returned_ore > 0 or returned_at is not null;
create index kept_amount on purchase (chain_id, kept_ore, id);

select tenant_table('purchase', 'select, insert', 'update (returned_ore, returned_at)');
grant usage on sequence purchase_id_seq to stammis_app, stammis_platform;
grant update (member_id) on purchase to stammis_platform;

create trigger tell_webhooks after insert on purchase
  for each row when (new.import_id is null) execute function tell_webhooks_of_row('purchase.registered', 'purchase');

create table member_welcome_offer (
  chain_id bigint not null,
  member_id bigint not null,
  campaign_id bigint not null,
  through date not null,
  used_purchase_id bigint,
  primary key (chain_id, member_id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, campaign_id) references campaign,
  foreign key (chain_id, used_purchase_id) references purchase deferrable
);
create index used_welcome_offers on member_welcome_offer (chain_id, campaign_id, used_purchase_id)
  where used_purchase_id is not null;

select tenant_table('member_welcome_offer', 'select, insert', 'update (used_purchase_id)');
grant delete, update (member_id) on member_welcome_offer to stammis_platform;

create trigger touch after insert or update on member_welcome_offer
  for each row when (strpos(concat(' ', current_setting('stammis.touched', true)), concat(' ', new.member_id,
    ' ')) = 0)
  execute function touch_members();
create trigger touch_left after delete on member_welcome_offer for each row execute function touch_members();
create trigger touch_moved after update of member_id on member_welcome_offer
  for each row when (old.member_id <> new.member_id) execute function touch_members();

create table purchase_campaign (
  chain_id bigint not null,
  purchase_id bigint not null,
  campaign_id bigint not null,
  primary key (chain_id, purchase_id, campaign_id),
  foreign key (chain_id, purchase_id) references purchase,
  foreign key (chain_id, campaign_id) references campaign
);
create index by_campaign on purchase_campaign (chain_id, campaign_id, purchase_id desc);

select tenant_table('purchase_campaign', 'select, insert');

create table coupon_stock (
  chain_id bigint not null,
  coupon_id bigint not null,
  total_limit integer not null check (total_limit > 0),
  taken integer not null default 0,
  primary key (chain_id, coupon_id),
  foreign key (chain_id, coupon_id) references coupon on delete cascade,
  constraint within_limit check (taken between 0 and total_limit)
);

select tenant_table('coupon_stock', 'select, insert, update, delete');

create constraint trigger revise_club after insert or delete
  or update of total_limit on coupon_stock deferrable initially deferred
  for each row
  execute function revise_club();
create trigger touch after insert or delete or update of total_limit on coupon_stock
  for each statement execute function touch_club();

create table member_stamp_card (
  chain_id bigint not null,
  member_id bigint not null,
  stamp_card_id bigint not null,
  last_order integer not null check (last_order >= 0),
  owed integer not null default 0 check (owed >= 0),
  primary key (chain_id, member_id, stamp_card_id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, stamp_card_id) references stamp_card
);

select tenant_table('member_stamp_card', 'select, insert', 'update (last_order, owed)');
grant delete on member_stamp_card to stammis_platform;

create trigger touch after insert or update on member_stamp_card
  for each row when (strpos(concat(' ', current_setting('stammis.touched', true)), concat(' ', new.member_id,
    ' ')) = 0)
  execute function touch_members();
create trigger touch_left after delete on member_stamp_card for each row execute function touch_members();
create trigger touch_moved after update of member_id on member_stamp_card
  for each row when (old.member_id <> new.member_id) execute function touch_members();

create table stamp_card_usage (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  stamp_card_id bigint not null,
  usage_order integer not null check (usage_order > 0),
  stamps_amount smallint not null check (stamps_amount between 2 and 30),
  collected smallint not null,
  added smallint not null default 0,
  status text not null check (status in ('OPEN', 'COMPLETED', 'RESET', 'EMPTIED')),
  started_on date not null,
  ends_on date not null,
  reward_starts_on date,
  reward_ends_on date,
  redemption_id bigint,
  status_changed_at timestamptz not null,
  reward_days integer not null check (reward_days between 1 and 3650),
  primary key (chain_id, member_id, stamp_card_id, usage_order),
  unique (chain_id, id),
  foreign key (chain_id, member_id, stamp_card_id) references member_stamp_card deferrable,
  check (collected between 0 and stamps_amount),
  check (ends_on >= started_on),
  constraint full_when_completed check ((status = 'COMPLETED') = (collected = stamps_amount)),
  constraint open_is_begun check (status <> 'OPEN' or collected > 0),
  constraint emptied_is_empty check (status <> 'EMPTIED' or collected = 0),
  constraint reward_of_completed check ((status = 'COMPLETED') = (reward_starts_on is not null)
      and (reward_starts_on is null) = (reward_ends_on is null)),
  constraint used_is_completed check (redemption_id is null or status = 'COMPLETED')
);
create unique index one_open_usage on stamp_card_usage (chain_id, member_id, stamp_card_id) where status = 'OPEN';
create unique index reward_used_once on stamp_card_usage (chain_id, redemption_id) where redemption_id is not null;
create index usable_rewards on stamp_card_usage (chain_id, member_id, reward_ends_on)
  where reward_ends_on is not null and redemption_id is null;
create index used_rewards on stamp_card_usage (chain_id, member_id, reward_ends_on desc)
  where reward_ends_on is not null and redemption_id is not null;
create index cards_being_filled on stamp_card_usage (chain_id, stamp_card_id) where status = 'OPEN';

select tenant_table('stamp_card_usage', 'select, insert',
  'update (stamps_amount, collected, added, status, ends_on, reward_starts_on, reward_ends_on, redemption_id, status_changed_at, reward_days)');
grant update (member_id, usage_order) on stamp_card_usage to stammis_platform;

create trigger tell_webhooks_begun after insert on stamp_card_usage
  for each row when (new.status = 'COMPLETED')
  execute function tell_webhooks_of_row('stamp_card.completed', 'stamp_card_usage');
create trigger tell_webhooks_filled after update of status on stamp_card_usage
  for each row when (new.status = 'COMPLETED' and old.status = 'OPEN')
  execute function tell_webhooks_of_row('stamp_card.completed', 'stamp_card_usage');
create trigger touch after insert or update on stamp_card_usage
  for each row when (strpos(concat(' ', current_setting('stammis.touched', true)), concat(' ', new.member_id,
    ' ')) = 0)
  execute function touch_members();
create trigger touch_left after delete on stamp_card_usage for each row execute function touch_members();
create trigger touch_moved after update of member_id on stamp_card_usage
  for each row when (old.member_id <> new.member_id) execute function touch_members();

create table redemption (
  chain_id bigint not null,
  id bigint generated by default as identity,
  member_id bigint not null,
  coupon_id bigint,
  purchase_id bigint,
  location_id bigint not null,
  account_id bigint references account,
  points integer not null check (points >= 0),
  redeemed_at timestamptz not null,
  stamp_card_id bigint,
  usage_order integer,
  value_ore bigint not null default 0 check (value_ore >= 0),
  campaign_id bigint,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, coupon_id) references coupon,
  foreign key (chain_id, purchase_id) references purchase,
  foreign key (chain_id, location_id) references location,
  foreign key (chain_id, member_id, stamp_card_id, usage_order) references stamp_card_usage deferrable,
  foreign key (chain_id, campaign_id) references campaign,
  constraint one_thing_redeemed check ((coupon_id is null) <> (stamp_card_id is null)),
  constraint whole_usage check ((stamp_card_id is null) = (usage_order is null))
);
create index on redemption (chain_id, purchase_id);
create index on redemption (chain_id, coupon_id);
create index uses_by_member on redemption (chain_id, member_id, coupon_id);

select tenant_table('redemption', 'select, insert');
grant usage on sequence redemption_id_seq to stammis_app, stammis_platform;
grant update (member_id, usage_order) on redemption to stammis_platform;

create trigger tell_webhooks after insert on redemption
  for each row when (new.coupon_id is not null) execute function tell_webhooks_of_row('coupon.redeemed', 'redemption');
create trigger touch after insert or update on redemption
  for each row when (strpos(concat(' ', current_setting('stammis.touched', true)), concat(' ', new.member_id,
    ' ')) = 0)
  execute function touch_members();
create trigger touch_left after delete on redemption for each row execute function touch_members();
create trigger touch_moved after update of member_id on redemption
  for each row when (old.member_id <> new.member_id) execute function touch_members();

alter table stamp_card_usage add foreign key (chain_id, redemption_id) references redemption deferrable;

create function only_erase() returns trigger language plpgsql as $$
begin
  if new.reason not in (old.reason, '–') then
    raise exception 'a reason is erased or it stays' using errcode = 'check_violation', constraint = 'reason_stays';
  end if;
  return new;
end $$;

create table purchase_return (
  chain_id bigint not null,
  id bigint generated by default as identity,
  purchase_id bigint not null,
  kind text not null check (kind in ('UNDO', 'RETURN')),
  amount_ore bigint not null check (amount_ore >= 0),
  whole boolean not null,
  reason text not null default '',
  location_id bigint not null,
  account_id bigint references account,
  returned_at timestamptz not null,
  primary key (chain_id, id),
  foreign key (chain_id, purchase_id) references purchase,
  foreign key (chain_id, location_id) references location,
  check (kind = 'UNDO' or reason <> '')
);
create unique index one_whole_return on purchase_return (chain_id, purchase_id) where whole;
create index on purchase_return (chain_id, purchase_id);

select tenant_table('purchase_return', 'select, insert', 'update (reason)');
grant usage on sequence purchase_return_id_seq to stammis_app, stammis_platform;

create trigger only_erase before update of reason on purchase_return for each row execute function only_erase();
create trigger tell_webhooks after insert on purchase_return for each row execute function tell_webhooks_of_return();

create table redemption_cancellation (
  chain_id bigint not null,
  redemption_id bigint not null,
  account_id bigint references account,
  cancelled_at timestamptz not null,
  reason text not null default '',
  return_id bigint,
  primary key (chain_id, redemption_id),
  foreign key (chain_id, redemption_id) references redemption,
  foreign key (chain_id, return_id) references purchase_return
);

select tenant_table('redemption_cancellation', 'select, insert', 'update (reason)');

create trigger only_erase before update of reason on redemption_cancellation
  for each row execute function only_erase();

create table club_points (
  chain_id bigint primary key references chain,
  active boolean not null default false,
  name text not null default '',
  description text not null default '',
  points_per_krona_hundredths integer not null default 100 check (points_per_krona_hundredths between 1 and 100000),
  month_validation integer not null default 12 check (month_validation between 1 and 120),
  counted_points_from date,
  correction_per_member integer not null default 500 check (correction_per_member between 0 and 1000000),
  correction_per_day integer not null default 2000 check (correction_per_day between 0 and 10000000),
  alone_per_purchase_ore bigint not null default 5000000 check (alone_per_purchase_ore between 0 and 1000000000),
  alone_per_day_ore bigint not null default 5000000 check (alone_per_day_ore between 0 and 10000000000),
  cost_hundredths integer check (cost_hundredths between 1 and 10000000),
  translations jsonb not null default '{}' check (translations_fit(translations,
      '{"name": 60, "description": 500}'::jsonb))
);

select tenant_table('club_points', 'select, insert, update');

create trigger keep_promise after update on club_points
  for each row when (old.month_validation <> new.month_validation) execute function keep_promise();
create trigger keep_promise_made after insert on club_points for each row execute function keep_promise();
create constraint trigger revise_club after insert or delete or update on club_points deferrable initially deferred
  for each row execute function revise_club();
create trigger touch after insert or delete or update on club_points for each statement execute function touch_club();

create table club_promise (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  stamp_card_id bigint,
  month_validation integer,
  day_validation integer,
  made_at timestamptz not null default now(),
  primary key (chain_id, id),
  foreign key (chain_id, stamp_card_id) references stamp_card on delete cascade,
  check ((month_validation is null) <> (day_validation is null)),
  check (stamp_card_id is not null or month_validation is not null)
);
create index on club_promise (chain_id, stamp_card_id);

select tenant_table('club_promise', 'select, insert');

create table point_lot (
  chain_id bigint not null,
  id bigint generated by default as identity,
  member_id bigint not null,
  purchase_id bigint,
  earned_on date not null,
  valid_through date not null,
  amount bigint not null check (amount > 0),
  left_points bigint not null,
  source text not null default 'PURCHASE' check (source in ('PURCHASE', 'CORRECTION', 'OPENING_BALANCE')),
  points_per_krona_hundredths integer check (points_per_krona_hundredths > 0),
  reason text not null default '',
  account_id bigint references account,
  owed_points bigint not null default 0 check (owed_points >= 0),
  import_id bigint,
  primary key (chain_id, id),
  unique (chain_id, purchase_id),
  constraint lot_of_member unique (chain_id, member_id, id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, purchase_id) references purchase,
  foreign key (chain_id, import_id) references member_import,
  check (left_points between 0 and amount),
  check (valid_through >= earned_on),
  constraint left_or_owed check (left_points = 0 or owed_points = 0),
  constraint earned_by_purchase check ((source = 'PURCHASE') = (purchase_id is not null)),
  constraint rate_of_purchase check ((points_per_krona_hundredths is null) = (purchase_id is null)),
  constraint given_with_reason check (source = 'PURCHASE' or reason <> '' and account_id is not null),
  constraint opening_of_import check (import_id is null or source = 'OPENING_BALANCE')
) with (fillfactor = 80);
create index owing_lots on point_lot (chain_id, member_id) where owed_points > 0;
create index corrections on point_lot (chain_id, earned_on, account_id) where source <> 'PURCHASE';
create index lots_by_last_day on point_lot (chain_id, member_id, valid_through, id);
create index lots_by_block on point_lot using brin (chain_id, valid_through)
  with (pages_per_range = 32, autosummarize = on);

select tenant_table('point_lot', 'select, insert', 'update (left_points, reason, owed_points)');
grant usage on sequence point_lot_id_seq to stammis_app, stammis_platform;
grant update (member_id) on point_lot to stammis_platform;

create trigger only_erase before update of reason on point_lot for each row execute function only_erase();
create trigger tell_webhooks after insert on point_lot
  for each row when (new.source = 'CORRECTION') execute function tell_webhooks_of_row('points.corrected', 'point_lot');

create table correction_withdrawal (
  chain_id bigint not null,
  lot_id bigint not null,
  account_id bigint references account,
  reason text not null check (reason <> ''),
  withdrawn_at timestamptz not null,
  primary key (chain_id, lot_id),
  foreign key (chain_id, lot_id) references point_lot
);

select tenant_table('correction_withdrawal', 'select, insert', 'update (reason)');

create trigger only_erase before update of reason on correction_withdrawal for each row execute function only_erase();

create table point_deduction (
  chain_id bigint not null,
  id bigint generated by default as identity,
  member_id bigint not null,
  points bigint not null check (points > 0),
  reason text not null check (reason <> ''),
  account_id bigint not null references account,
  deducted_on date not null,
  deducted_at timestamptz not null,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member
);
create index on point_deduction (chain_id, deducted_on, account_id);
create index on point_deduction (chain_id, member_id);

select tenant_table('point_deduction', 'select, insert', 'update (reason)');
grant usage on sequence point_deduction_id_seq to stammis_app, stammis_platform;
grant update (member_id) on point_deduction to stammis_platform;

create trigger only_erase before update of reason on point_deduction for each row execute function only_erase();
create trigger tell_webhooks after insert on point_deduction
  for each row execute function tell_webhooks_of_row('points.corrected', 'point_deduction');

create table deduction_withdrawal (
  chain_id bigint not null,
  deduction_id bigint not null,
  account_id bigint not null references account,
  reason text not null check (reason <> ''),
  withdrawn_at timestamptz not null,
  primary key (chain_id, deduction_id),
  foreign key (chain_id, deduction_id) references point_deduction
);

select tenant_table('deduction_withdrawal', 'select, insert', 'update (reason)');

create trigger only_erase before update of reason on deduction_withdrawal for each row execute function only_erase();

create table point_entry (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  lot_id bigint not null,
  kind text not null check (kind in ('EARN', 'REDEEM', 'CANCEL', 'DEDUCT', 'RESTORE', 'RETURN', 'SETTLE', 'RELEASE')),
  points bigint not null check (points > 0),
  redemption_id bigint,
  at timestamptz not null,
  return_id bigint,
  other_lot_id bigint,
  deduction_id bigint,
  primary key (chain_id, member_id, id),
  foreign key (chain_id, redemption_id) references redemption,
  foreign key (chain_id, return_id) references purchase_return,
  foreign key (chain_id, member_id, lot_id) references point_lot (chain_id, member_id, id) deferrable,
  foreign key (chain_id, member_id, other_lot_id) references point_lot (chain_id, member_id, id) deferrable,
  foreign key (chain_id, deduction_id) references point_deduction,
  constraint redemption_of_usage check ((kind in ('REDEEM', 'CANCEL')) = (redemption_id is not null)),
  constraint other_lot_of_settlement check ((kind in ('SETTLE', 'RELEASE')) = (other_lot_id is not null)),
  constraint return_of_return check (kind = 'RETURN' or return_id is null),
  constraint lots_differ check (other_lot_id <> lot_id),
  constraint deduction_of_share check ((kind in ('DEDUCT', 'RESTORE')) = (deduction_id is not null))
);
create unique index one_earning_a_lot on point_entry (chain_id, lot_id) where kind = 'EARN';
create unique index one_usage_a_lot on point_entry (chain_id, redemption_id, lot_id, kind) where redemption_id is not null;
create index settlements on point_entry (chain_id, member_id, id) where kind in ('SETTLE', 'RELEASE');
create unique index one_deduction_a_lot on point_entry (chain_id, deduction_id, lot_id, kind) where deduction_id is not null;
create index other_entries_of_lot on point_entry (chain_id, lot_id, id) where kind <> 'EARN';
create index taken_back on point_entry (chain_id, member_id, lot_id) where kind = 'RETURN';

select tenant_table('point_entry', 'select, insert');
grant update (member_id) on point_entry to stammis_platform;

create table stamp_entry (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  stamp_card_id bigint not null,
  usage_order integer,
  kind text not null check (kind in ('STAMP', 'TAKE_BACK', 'OWE', 'FILL', 'LOST', 'PAY', 'MOVED_OUT', 'MOVED_IN')),
  stamps integer not null check (stamps > 0),
  purchase_id bigint,
  return_id bigint,
  redemption_id bigint,
  at timestamptz not null,
  primary key (chain_id, id),
  foreign key (chain_id, member_id, stamp_card_id) references member_stamp_card deferrable,
  foreign key (chain_id, member_id, stamp_card_id, usage_order) references stamp_card_usage deferrable,
  foreign key (chain_id, purchase_id) references purchase,
  foreign key (chain_id, return_id) references purchase_return,
  foreign key (chain_id, redemption_id) references redemption,
  check ((kind in ('STAMP', 'FILL')) = (purchase_id is not null and return_id is null)),
  check ((kind in ('STAMP', 'TAKE_BACK', 'PAY', 'MOVED_OUT', 'MOVED_IN')) = (usage_order is not null)
      or kind = 'LOST')
);
create index on stamp_entry (chain_id, member_id, stamp_card_id);
create index on stamp_entry (chain_id, purchase_id);

select tenant_table('stamp_entry', 'select, insert');
grant update (member_id, usage_order) on stamp_entry to stammis_platform;

create table consent (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  given boolean not null,
  source text not null check (source in ('SIGN_UP', 'PROFILE', 'STAFF', 'IMPORT', 'MERGE', 'UNSUBSCRIBED',
      'ONE_CLICK', 'STOP', 'COMPLAINT', 'ADDRESS_REMOVED')),
  account_id bigint references account,
  at timestamptz not null default now(),
  text text not null default '',
  language text check (language in ('sv', 'en', 'fr')),
  import_id bigint,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, import_id) references member_import
);
create index on consent (chain_id, member_id);

select tenant_table('consent', 'select, insert');
grant update (member_id) on consent to stammis_platform;

create trigger touch after insert or delete or update on consent for each row execute function touch_members();

create table received_sms (
  provider_id text primary key check (provider_id <> '' and char_length(provider_id) <= 100),
  received_at timestamptz not null
);

grant select, insert, delete on received_sms to stammis_platform;

create table unsubscribe_id (
  chain_id bigint not null references chain,
  id_hash bytea not null check (octet_length(id_hash) = 32),
  channel text not null check (channel in ('EMAIL', 'SMS')),
  member_id bigint,
  primary key (chain_id, id_hash),
  foreign key (chain_id, member_id) references member
);
create index on unsubscribe_id (chain_id, member_id);
create index on unsubscribe_id (id_hash);

select tenant_table('unsubscribe_id', 'select, insert', 'update (member_id)');

create function unsubscribe_secret(of_member bigint, of_channel text)
returns bytea language sql stable security definer set search_path = public, pg_temp as $$
  select substring(sha256(secret_of(current_setting('stammis.chain_id')::bigint, 'unsubscribe id') || sha256(convert_to(
    'unsubscribe ' || current_setting('stammis.chain_id') || ' ' || of_member || ' ' || of_channel, 'UTF8'))) from 1 for 16)
$$;
alter function unsubscribe_secret owner to stammis_platform;
revoke all on function unsubscribe_secret from public;
grant execute on function unsubscribe_secret to stammis_app;

create function keyed_left_address(of_chain bigint, plain bytea)
returns bytea language sql stable security definer set search_path = public, pg_temp as $$
  select sha256(secret_of(of_chain, 'left address') || plain)
$$;
alter function keyed_left_address owner to stammis_platform;
revoke all on function keyed_left_address from public;
grant execute on function keyed_left_address to stammis_app;

create function left_address_hash(of_chain bigint, address text)
returns bytea language sql stable set search_path = public, pg_temp as $$
  select keyed_left_address(of_chain, sha256(convert_to('left ' || of_chain || ' ' || address, 'UTF8')))
$$;
revoke all on function left_address_hash from public;
grant execute on function left_address_hash to stammis_app;

create table left_address (
  chain_id bigint not null references chain,
  address_hash bytea not null,
  left_at timestamptz not null,
  primary key (chain_id, address_hash)
);

select tenant_table('left_address', 'select, insert, delete');

create table member_word (
  chain_id bigint not null,
  member_id bigint not null,
  kind text not null check (kind in ('NAME', 'EMAIL')),
  word text collate "C" not null check (word <> ''),
  primary key (chain_id, member_id, kind, word),
  foreign key (chain_id, member_id) references member
);
create index by_word on member_word (chain_id, word, member_id, kind);

select tenant_table('member_word', 'select, insert, delete');

create function folded(given text) returns text language sql immutable strict parallel safe
return translate(
  replace(replace(replace(replace(
    lower(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
  'øđðłħŧıςʼ', 'oddlhtiσ''');

create function search_word(given text) returns text language sql immutable strict parallel safe
return regexp_replace(folded(given) collate "und-x-icu", '[^[:alnum:]]+', '', 'g');

create function name_words(given text) returns text[] language sql immutable strict parallel safe
return array(
  select word from regexp_split_to_table(given, '\s+') as written,
    lateral (select search_word(written)
      union select part from regexp_split_to_table(folded(written) collate "und-x-icu", '[^[:alnum:]]+') as part) as each (word)
  where word <> '' group by word);

do $$ begin
  execute format('create function city_word(city text) returns text language sql immutable parallel safe return %s',
    case when current_setting('server_version_num')::int >= 180000
      then 'lower(btrim(city) collate pg_unicode_fast)' else 'lower(btrim(city))' end);
end $$;

create table member_import_row (
  chain_id bigint not null,
  import_id bigint not null,
  row_number integer not null check (row_number > 0),
  cells jsonb not null,
  plan jsonb,
  email text,
  phone text,
  outcome text check (outcome in ('NEW', 'KNOWN', 'COMPLETED', 'DUPLICATE', 'LEFT', 'BAD')),
  problems jsonb not null default '[]',
  notes jsonb not null default '[]',
  member_id bigint,
  made jsonb,
  done boolean not null default false,
  kept text check (kept in ('USED', 'CLAIMED', 'GONE', 'SPENT')),
  brings jsonb,
  primary key (chain_id, import_id, row_number),
  foreign key (chain_id, import_id) references member_import on delete cascade,
  foreign key (chain_id, member_id) references member
);
create index on member_import_row (chain_id, import_id, email) where email is not null;
create index on member_import_row (chain_id, import_id, phone) where phone is not null;
create index on member_import_row (chain_id, import_id, outcome, row_number);
create index on member_import_row (chain_id, member_id) where member_id is not null;

select tenant_table('member_import_row', 'select, insert, update, delete');

create table signup (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  token_hash bytea not null,
  email text check (email = lower(email)),
  phone text,
  location_id bigint,
  language text not null check (language in ('sv', 'en', 'fr')),
  invited_by bigint references account,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  by_code boolean not null default false,
  member_id bigint,
  primary key (chain_id, id),
  constraint signup_token_hash_key unique (chain_id, token_hash),
  foreign key (chain_id, location_id) references location,
  foreign key (chain_id, member_id) references member,
  check (email is not null or phone is not null)
);
create index on signup (chain_id, email);
create index on signup (chain_id, phone);
create index on signup (chain_id, member_id);
create index signups_by_end on signup (chain_id, expires_at);

select tenant_table('signup', 'select, insert, update, delete');

create table member_merge (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  kept_id bigint not null,
  other_id bigint not null,
  account_id bigint references account,
  merged_at timestamptz not null,
  after_entry bigint not null default 0,
  after_stamp_entry bigint not null default 0,
  other_email text,
  other_phone text,
  profiles jsonb,
  cards jsonb not null default '[]',
  welcome_swapped boolean not null default false,
  undone_at timestamptz,
  undone_by bigint references account,
  primary key (chain_id, id),
  foreign key (chain_id, kept_id) references member,
  foreign key (chain_id, other_id) references member,
  check (other_id <> kept_id)
);
create index on member_merge (chain_id, kept_id);
create unique index one_standing_merge on member_merge (chain_id, other_id) where undone_at is null;
create index undoable_merges_by_age on member_merge (chain_id, merged_at) where profiles is not null;

select tenant_table('member_merge', 'select, insert',
  'update (other_email, other_phone, profiles, cards, undone_at, undone_by)');
grant update on member_merge to stammis_platform;

create function merge_members(asked bigint, today date)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  chain bigint := nullif(current_setting('stammis.chain_id', true), '')::bigint;
  merge member_merge;
begin
  select * into strict merge from member_merge where chain_id = chain and id = asked and undone_at is null;
  set constraints all deferred;
  insert into merge_part (chain_id, merge_id, kind, thing_id)
    select chain, asked, kind, id from (
      select 'PURCHASE' as kind, id from purchase where chain_id = chain and member_id = merge.other_id
      union all select 'LOT', id from point_lot where chain_id = chain and member_id = merge.other_id
      union all select 'REDEMPTION', id from redemption where chain_id = chain and member_id = merge.other_id
      union all select 'DEDUCTION', id from point_deduction where chain_id = chain and member_id = merge.other_id
      union all select 'CONSENT', id from consent where chain_id = chain and member_id = merge.other_id
      union all select 'MESSAGE', id from message where chain_id = chain and member_id = merge.other_id
      union all select 'APPROVAL', id from approval_request where chain_id = chain and member_id = merge.other_id
      union all select 'SIGNUP', id from signup where chain_id = chain and member_id = merge.other_id
      union all select 'NOTE', id from member_note where chain_id = chain and member_id = merge.other_id
      union all select 'STAMP_ENTRY', id from stamp_entry where chain_id = chain and member_id = merge.other_id
      union all select 'MEMBER', id from member where chain_id = chain and merged_into = merge.other_id) as things;
  update member set merged_into = merge.kept_id where chain_id = chain and merged_into = merge.other_id;

  update point_lot set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update point_entry set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update point_deduction set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update purchase set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update consent set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update message set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update approval_request set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  -- One note is pinned at the till: the kept member's own.
  update member_note set pinned = false where chain_id = chain and member_id = merge.other_id and exists (
    select from member_note own where own.chain_id = chain and own.member_id = merge.kept_id and own.pinned);
  update member_note set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update signup set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update member_session set member_id = merge.kept_id, merge_id = asked where chain_id = chain and member_id = merge.other_id;
  update member_token set used_at = coalesce(used_at, now()) where chain_id = chain and member_id = merge.other_id;
  delete from contact_change where chain_id = chain and member_id = merge.other_id;

  -- No card is open twice: what lay on the other's is laid on the kept member's by entries.
  update stamp_card_usage set status = case when ends_on < today then 'RESET' else 'EMPTIED' end,
      collected = case when ends_on < today then collected else 0 end
    where chain_id = chain and member_id = merge.other_id and status = 'OPEN';
  insert into member_stamp_card (chain_id, member_id, stamp_card_id, last_order, owed)
    select chain, merge.kept_id, stamp_card_id, 0, 0 from member_stamp_card
    where chain_id = chain and member_id = merge.other_id on conflict do nothing;
  update redemption set member_id = merge.kept_id, usage_order = redemption.usage_order + coalesce((
      select last_order from member_stamp_card kept where kept.chain_id = chain and kept.member_id = merge.kept_id
        and kept.stamp_card_id = redemption.stamp_card_id), 0)
    where chain_id = chain and member_id = merge.other_id;
  update stamp_entry set member_id = merge.kept_id, usage_order = stamp_entry.usage_order + kept.last_order
    from member_stamp_card kept where kept.chain_id = chain and kept.member_id = merge.kept_id
      and kept.stamp_card_id = stamp_entry.stamp_card_id
      and stamp_entry.chain_id = chain and stamp_entry.member_id = merge.other_id;
  update stamp_card_usage set member_id = merge.kept_id, usage_order = stamp_card_usage.usage_order + kept.last_order
    from member_stamp_card kept where kept.chain_id = chain and kept.member_id = merge.kept_id
      and kept.stamp_card_id = stamp_card_usage.stamp_card_id
      and stamp_card_usage.chain_id = chain and stamp_card_usage.member_id = merge.other_id;
  update member_stamp_card kept set last_order = kept.last_order + gone.last_order, owed = kept.owed + gone.owed
    from member_stamp_card gone where gone.chain_id = chain and gone.member_id = merge.other_id
      and kept.chain_id = chain and kept.member_id = merge.kept_id and kept.stamp_card_id = gone.stamp_card_id;
  delete from member_stamp_card where chain_id = chain and member_id = merge.other_id;
  if merge.welcome_swapped then
    perform swap_welcome(chain, merge.kept_id, merge.other_id);
  end if;
  perform count_members(chain, array[merge.kept_id, merge.other_id], today);
end $$;
alter function merge_members owner to stammis_platform;
revoke all on function merge_members from public;
grant execute on function merge_members to stammis_app;

create table merge_part (
  chain_id bigint not null,
  merge_id bigint not null,
  kind text not null check (kind in ('PURCHASE', 'LOT', 'REDEMPTION', 'DEDUCTION', 'CONSENT', 'MESSAGE', 'APPROVAL',
      'SIGNUP', 'STAMP_ENTRY', 'NOTE', 'MEMBER')),
  thing_id bigint not null,
  primary key (chain_id, merge_id, kind, thing_id),
  foreign key (chain_id, merge_id) references member_merge
);
create index on merge_part (chain_id, kind, thing_id);

select tenant_table('merge_part', 'select');
grant insert on merge_part to stammis_platform;

create function merged_cards(cards jsonb)
returns table(card bigint, starts integer, count integer) language sql immutable as $$
  select * from jsonb_to_recordset(cards) as each (card bigint, starts integer, count integer)
$$;
revoke all on function merged_cards from public;
grant execute on function merged_cards to stammis_app, stammis_platform;

create function swap_welcome(of_chain bigint, one bigint, other bigint)
returns void language plpgsql set search_path = public, pg_temp as $$
declare held member_welcome_offer;
begin
  select * into held from member_welcome_offer where chain_id = of_chain and member_id = one;
  delete from member_welcome_offer where chain_id = of_chain and member_id = one;
  update member_welcome_offer set member_id = one where chain_id = of_chain and member_id = other;
  if held.campaign_id is not null then
    insert into member_welcome_offer (chain_id, member_id, campaign_id, through, used_purchase_id)
      values (of_chain, other, held.campaign_id, held.through, held.used_purchase_id);
  end if;
end $$;
revoke all on function swap_welcome from public;
grant execute on function swap_welcome to stammis_platform;

create function part_members(asked bigint, today date)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  chain bigint := nullif(current_setting('stammis.chain_id', true), '')::bigint;
  merge member_merge;
  aside constant integer := 1000000;
begin
  select * into strict merge from member_merge where chain_id = chain and id = asked and undone_at is null;
  set constraints all deferred;
  update member set merged_into = merge.other_id
    where chain_id = chain and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'MEMBER');
  update point_entry set member_id = merge.other_id where chain_id = chain and member_id = merge.kept_id
    and lot_id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'LOT');
  update point_lot set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'LOT');
  update point_deduction set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'DEDUCTION');
  update purchase set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'PURCHASE');
  update consent set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'CONSENT');
  update message set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'MESSAGE');
  update approval_request set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'APPROVAL');
  update member_note set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'NOTE');
  update signup set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'SIGNUP');
  update member_session set member_id = merge.other_id, merge_id = null where chain_id = chain and merge_id = asked;

  insert into member_stamp_card (chain_id, member_id, stamp_card_id, last_order, owed)
    select chain, merge.other_id, card, count, 0 from merged_cards(merge.cards) came;
  update stamp_entry set member_id = merge.other_id, usage_order = stamp_entry.usage_order - came.starts
    from merged_cards(merge.cards) came where stamp_entry.chain_id = chain and stamp_entry.member_id = merge.kept_id and stamp_entry.stamp_card_id = came.card
      and (stamp_entry.usage_order > came.starts and stamp_entry.usage_order <= came.starts + came.count
        or stamp_entry.id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'STAMP_ENTRY'));
  update redemption set member_id = merge.other_id,
      usage_order = redemption.usage_order - coalesce((select starts from merged_cards(merge.cards) where card = redemption.stamp_card_id), 0)
    where redemption.chain_id = chain
      and redemption.id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'REDEMPTION');
  update stamp_card_usage set member_id = merge.other_id, usage_order = stamp_card_usage.usage_order - came.starts
    from merged_cards(merge.cards) came where stamp_card_usage.chain_id = chain and stamp_card_usage.member_id = merge.kept_id
      and stamp_card_usage.stamp_card_id = came.card
      and stamp_card_usage.usage_order > came.starts and stamp_card_usage.usage_order <= came.starts + came.count;

  -- Down by so many, by way of where nobody's are: no two may bear the same order for a moment.
  update stamp_card_usage set usage_order = stamp_card_usage.usage_order + aside from merged_cards(merge.cards) came where stamp_card_usage.chain_id = chain
    and stamp_card_usage.member_id = merge.kept_id and stamp_card_usage.stamp_card_id = came.card
    and stamp_card_usage.usage_order > came.starts;
  update stamp_card_usage set usage_order = stamp_card_usage.usage_order - aside - came.count from merged_cards(merge.cards) came
    where stamp_card_usage.chain_id = chain and stamp_card_usage.member_id = merge.kept_id
      and stamp_card_usage.stamp_card_id = came.card and stamp_card_usage.usage_order > aside;
  update stamp_entry set usage_order = stamp_entry.usage_order - came.count from merged_cards(merge.cards) came where stamp_entry.chain_id = chain
    and stamp_entry.member_id = merge.kept_id and stamp_entry.stamp_card_id = came.card and stamp_entry.usage_order > came.starts;
  update redemption set usage_order = redemption.usage_order - came.count from merged_cards(merge.cards) came where redemption.chain_id = chain
    and redemption.member_id = merge.kept_id and redemption.stamp_card_id = came.card and redemption.usage_order > came.starts;
  update member_stamp_card set last_order = last_order - came.count from merged_cards(merge.cards) came
    where chain_id = chain and member_id = merge.kept_id and stamp_card_id = came.card;
  delete from member_stamp_card gone where gone.chain_id = chain and gone.member_id = merge.kept_id and gone.last_order = 0
    and gone.stamp_card_id in (select card from merged_cards(merge.cards)) and not exists (select from stamp_entry where stamp_entry.chain_id = chain
      and stamp_entry.member_id = merge.kept_id and stamp_entry.stamp_card_id = gone.stamp_card_id);
  if merge.welcome_swapped then
    perform swap_welcome(chain, merge.other_id, merge.kept_id);
  end if;
  perform count_members(chain, array[merge.kept_id, merge.other_id], today);
end $$;
alter function part_members owner to stammis_platform;
revoke all on function part_members from public;
grant execute on function part_members to stammis_app;

create table member_note (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  account_id bigint not null references account,
  text text not null check (char_length(text) between 1 and 1000),
  written_at timestamptz not null,
  edited_at timestamptz,
  pinned boolean not null default false,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member
);
create index on member_note (chain_id, member_id, pinned desc, id desc);
create unique index one_pinned_note on member_note (chain_id, member_id) where pinned;

select tenant_table('member_note', 'select, insert, delete', 'update (text, edited_at, pinned)');
grant update (member_id) on member_note to stammis_platform;

create trigger touch after insert or delete or update on member_note for each row execute function touch_members();

create table wallet_class (
  chain_id bigint primary key references chain,
  id uuid not null,
  shown bytea check (octet_length(shown) = 32)
);

select tenant_table('wallet_class', 'select, insert', 'update (shown)');

create table wallet_pass (
  chain_id bigint not null references chain,
  serial uuid not null,
  member_id bigint,
  shown bytea check (octet_length(shown) = 32),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  google_since timestamptz,
  google_shown bytea check (octet_length(google_shown) = 32),
  primary key (chain_id, serial),
  unique (chain_id, member_id),
  foreign key (chain_id, member_id) references member
);
create index on wallet_pass (serial);
create index void_passes_by_age on wallet_pass (chain_id, changed_at) where member_id is null;

select tenant_table('wallet_pass', 'select, insert',
  'update (member_id, shown, changed_at, google_since, google_shown)');

create table wallet_device (
  chain_id bigint not null references chain,
  serial uuid not null,
  device_id text not null check (length(device_id) between 1 and 100),
  push_token text not null check (push_token ~ '^[0-9A-Za-z]{1,200}$'),
  primary key (chain_id, serial, device_id),
  foreign key (chain_id, serial) references wallet_pass on delete cascade
);
create index on wallet_device (device_id);

select tenant_table('wallet_device', 'select, insert, delete', 'update (push_token)');

create function wallet_secret(purpose text)
returns bytea language sql stable security definer set search_path = public, pg_temp as $$
  select sha256(secret_of(current_setting('stammis.chain_id')::bigint, 'wallet pass')
    || sha256(convert_to('wallet ' || current_setting('stammis.chain_id') || ' ' || purpose, 'UTF8')))
$$;
alter function wallet_secret owner to stammis_platform;
revoke all on function wallet_secret from public;
grant execute on function wallet_secret to stammis_app;

create table early_sms_report (
  provider_id text not null check (provider_id <> '' and char_length(provider_id) <= 100),
  report text not null check (report in ('DELIVERED', 'UNDELIVERED')),
  reason text not null default '',
  told_at timestamptz not null,
  primary key (provider_id, report)
);

grant select, insert, update, delete on early_sms_report to stammis_platform;

create table message (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  member_id bigint,
  kind text not null,
  medium text not null check (medium in ('EMAIL', 'SMS')),
  recipient text not null,
  language text not null,
  subject text not null default '',
  text_body text not null,
  html_body text not null default '',
  segments integer not null default 0,
  status text not null default 'WAITING' check (status in ('WAITING', 'SENT', 'FAILED', 'SUPPRESSED')),
  failure text,
  provider_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unsubscribe_url text not null default '',
  report text check (report in ('DELIVERED', 'UNDELIVERED')),
  report_reason text,
  reported_at timestamptz,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member,
  constraint reported_when_sent check (report is null or status = 'SENT')
);
create index on message (chain_id, created_at desc);
create index on message (created_at desc);
create index on message (chain_id, recipient);
create index on message (chain_id, member_id);
create index message_by_provider_id on message (provider_id) where provider_id is not null and medium = 'SMS';

select tenant_table('message', 'select, insert, update');
grant update (member_id) on message to stammis_platform;

create table platform_message (
  id bigint generated always as identity primary key,
  kind text not null,
  medium text not null check (medium in ('EMAIL', 'SMS')),
  recipient text not null,
  language text not null,
  subject text not null default '',
  text_body text not null,
  html_body text not null default '',
  status text not null default 'WAITING' check (status in ('WAITING', 'SENT', 'FAILED', 'SUPPRESSED')),
  failure text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  sandbox boolean not null default false,
  invoice_id bigint references invoice
);
create index on platform_message (created_at desc);

grant select, insert, update on platform_message to stammis_app, stammis_platform;

create function sendout_counts_of_new() returns trigger language plpgsql as $$
begin
  insert into sendout_count as kept (chain_id, sendout_id, medium, waiting, sent, failed, skipped, held_out)
  select chain_id, sendout_id, medium, count(*) filter (where state in ('WAITING', 'CLAIMED')),
    count(*) filter (where state = 'SENT'), count(*) filter (where state = 'FAILED'),
    count(*) filter (where state = 'SKIPPED'), count(*) filter (where state = 'HELD_OUT')
  from added group by 1, 2, 3
  on conflict (chain_id, sendout_id, medium) do update set waiting = kept.waiting + excluded.waiting,
    sent = kept.sent + excluded.sent, failed = kept.failed + excluded.failed, skipped = kept.skipped + excluded.skipped,
    held_out = kept.held_out + excluded.held_out;
  return null;
end $$;

create function sendout_counts_of_changed() returns trigger language plpgsql as $$
begin
  update sendout_count as kept set waiting = kept.waiting + moved.waiting, sent = kept.sent + moved.sent,
    failed = kept.failed + moved.failed, skipped = kept.skipped + moved.skipped, held_out = kept.held_out + moved.held_out,
    delivered = kept.delivered + moved.delivered, bounced = kept.bounced + moved.bounced, clicked = kept.clicked + moved.clicked
  from (
    select chain_id, sendout_id, medium, sum(sign) filter (where state in ('WAITING', 'CLAIMED')) as waiting,
      sum(sign) filter (where state = 'SENT') as sent, sum(sign) filter (where state = 'FAILED') as failed,
      sum(sign) filter (where state = 'SKIPPED') as skipped, sum(sign) filter (where state = 'HELD_OUT') as held_out,
      sum(sign) filter (where report = 'DELIVERED') as delivered,
      sum(sign) filter (where report in ('BOUNCED', 'UNDELIVERED')) as bounced,
      sum(sign) filter (where clicked_at is not null) as clicked
    from (select chain_id, sendout_id, medium, state, report, clicked_at, 1 as sign from after
      union all select chain_id, sendout_id, medium, state, report, clicked_at, -1 from before) as changed
    group by 1, 2, 3
  ) as summed,
    lateral (select coalesce(summed.waiting, 0) as waiting, coalesce(summed.sent, 0) as sent,
      coalesce(summed.failed, 0) as failed, coalesce(summed.skipped, 0) as skipped, coalesce(summed.held_out, 0) as held_out,
      coalesce(summed.delivered, 0) as delivered, coalesce(summed.bounced, 0) as bounced,
      coalesce(summed.clicked, 0) as clicked) as moved
  where kept.chain_id = summed.chain_id and kept.sendout_id = summed.sendout_id and kept.medium = summed.medium
    -- Claiming moves nothing from one count to another, and then nobody waits for the row.
    and (moved.waiting, moved.sent, moved.failed, moved.skipped, moved.held_out, moved.delivered, moved.bounced, moved.clicked)
      <> (0, 0, 0, 0, 0, 0, 0, 0);
  return null;
end $$;

create table sendout_count (
  chain_id bigint not null,
  sendout_id bigint not null,
  medium text not null,
  waiting integer not null default 0 check (waiting >= 0),
  sent integer not null default 0 check (sent >= 0),
  failed integer not null default 0 check (failed >= 0),
  skipped integer not null default 0 check (skipped >= 0),
  held_out integer not null default 0 check (held_out >= 0),
  delivered integer not null default 0 check (delivered >= 0),
  bounced integer not null default 0 check (bounced >= 0),
  clicked integer not null default 0 check (clicked >= 0),
  primary key (chain_id, sendout_id, medium),
  foreign key (chain_id, sendout_id) references sendout
);

select tenant_table('sendout_count', 'select, insert, update, delete');

create table sendout_recipient (
  chain_id bigint not null,
  sendout_id bigint not null,
  medium text not null check (medium in ('SMS', 'EMAIL')),
  member_id bigint not null,
  occasion bigint not null default 0,
  state text not null check (state in ('WAITING', 'CLAIMED', 'SENT', 'FAILED', 'SKIPPED', 'HELD_OUT')),
  reason text check (reason in ('NO_ADDRESS', 'BOUNCED', 'NO_CONSENT', 'NO_CREDITS', 'LEFT', 'CANCELLED', 'REFUSED',
      'OVER')),
  credits smallint not null default 0 check (credits >= 0),
  due_at timestamptz,
  claim bigint,
  claimed_at timestamptz,
  sent_at timestamptz,
  provider_id text,
  consent_id bigint,
  report text check (report in ('DELIVERED', 'BOUNCED', 'UNDELIVERED')),
  reported_at timestamptz,
  clicked_at timestamptz,
  chosen_at timestamptz,
  through date,
  report_reason text,
  complained_at timestamptz,
  primary key (chain_id, sendout_id, medium, member_id, occasion),
  constraint reason_of_what_was_not_sent check ((state in ('FAILED', 'SKIPPED')) = (reason is not null)),
  constraint claimed_by_one check ((state = 'CLAIMED') = (claim is not null and claimed_at is not null)),
  constraint sent_then check ((state = 'SENT') = (sent_at is not null)),
  constraint reported_when_sent check (report is null or (state in ('SENT', 'FAILED'))),
  constraint credits_of_sms check (credits = 0 or medium = 'SMS'),
  constraint occasion_has_its_days check ((occasion <> 0) = (chosen_at is not null and through is not null)
      and (chosen_at is null) = (through is null))
);
create index to_hand_over on sendout_recipient (chain_id, sendout_id, medium, member_id, occasion) where state = 'WAITING';
create index handed_over on sendout_recipient (chain_id, sendout_id, claimed_at) where state = 'CLAIMED';
create index contacts on sendout_recipient (chain_id, member_id, sent_at) where state in ('SENT', 'CLAIMED');
create index by_provider_id on sendout_recipient (provider_id) where provider_id is not null;
create index lately_chosen on sendout_recipient (chain_id, sendout_id, chosen_at) where occasion <> 0;

select tenant_table('sendout_recipient', 'select, insert, update');

create trigger are_there after insert on sendout_recipient referencing new table as added
  for each statement execute function recipients_are_there();
create trigger count_changed after update on sendout_recipient referencing old table as before new table as after
  for each statement execute function sendout_counts_of_changed();
create trigger count_new after insert on sendout_recipient referencing new table as added
  for each statement execute function sendout_counts_of_new();

-- Numbers the batches that workers claim.
create sequence sendout_claim;
grant usage on sequence sendout_claim to stammis_app, stammis_platform;

create table sendout_rules (
  chain_id bigint primary key references chain,
  quiet_from time without time zone,
  quiet_to time without time zone,
  cap_messages smallint check (cap_messages between 1 and 100),
  cap_days smallint check (cap_days between 1 and 365),
  approval_above integer check (approval_above >= 0),
  widened_by bigint references account,
  widened_at timestamptz,
  widened_from integer check (widened_from >= 0),
  constraint quiet_from_and_to check ((quiet_from is null) = (quiet_to is null)),
  constraint so_many_in_days check ((cap_messages is null) = (cap_days is null)),
  constraint widened_by_somebody check (num_nulls(widened_by, widened_at, widened_from) in (0, 3))
);

select tenant_table('sendout_rules', 'select, insert, update');

create table club_sms_package (
  chain_id bigint not null references chain,
  credits integer not null check (credits > 0),
  price_ore integer not null check (price_ore > 0),
  primary key (chain_id, credits)
);

select tenant_table('club_sms_package', 'select');
grant insert, delete on club_sms_package to stammis_platform;

create table sms_account (
  chain_id bigint primary key references chain,
  available integer not null default 0 check (available >= 0),
  sender_name text not null default '' check (sender_name ~ '^([A-Za-z0-9]{3,11})?$'),
  reserved integer not null default 0 check (reserved >= 0),
  month_limit integer check (month_limit >= 0),
  top_up_below integer check (top_up_below > 0),
  top_up_credits integer,
  top_up_problem text check (top_up_problem in ('PACKAGE_GONE', 'SMS_BUYING_LIMIT', 'SUBSCRIPTION_LAPSED')),
  check (top_up_credits > top_up_below),
  check ((top_up_below is null) = (top_up_credits is null)),
  check (top_up_problem is null or top_up_below is not null)
);

select tenant_table('sms_account', 'select, insert, update');

create table sms_entry (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  from_account text not null check (from_account in ('GIVEN', 'BOUGHT', 'AVAILABLE', 'RESERVED', 'SPENT')),
  to_account text not null check (to_account in ('AVAILABLE', 'RESERVED', 'SPENT')),
  credits integer not null check (credits > 0),
  reason text not null,
  message_id bigint,
  at timestamptz not null default now(),
  sendout_id bigint,
  limited_month date check (extract(day from limited_month) = 1),
  purchase_id bigint,
  primary key (chain_id, id),
  unique (chain_id, purchase_id),
  foreign key (chain_id, message_id) references message,
  foreign key (chain_id, purchase_id) references sms_purchase,
  check (from_account <> to_account)
);
create index on sms_entry (chain_id, message_id) where message_id is not null;
create index on sms_entry (chain_id, at);

select tenant_table('sms_entry', 'select, insert');

create table sms_month (
  chain_id bigint not null references chain,
  month date not null check (extract(day from month) = 1),
  credits integer not null check (credits >= 0),
  within integer,
  primary key (chain_id, month),
  check (credits <= within)
);

select tenant_table('sms_month', 'select, insert', 'update (credits, within)');

create table sms_package (
  credits integer primary key check (credits > 0),
  price_ore integer not null check (price_ore > 0)
);

grant select on sms_package to stammis_app, stammis_platform;
grant insert, delete on sms_package to stammis_platform;

insert into sms_package (credits, price_ore) values (100, 9500), (500, 42500), (2000, 150000), (10000, 650000);

create table sms_reservation (
  chain_id bigint not null references chain,
  sendout_id bigint not null,
  month date not null check (extract(day from month) = 1),
  credits integer not null check (credits > 0),
  settled integer not null default 0 check (settled >= 0),
  released integer not null default 0 check (released >= 0),
  primary key (chain_id, sendout_id, month),
  check ((settled + released) <= credits)
);

select tenant_table('sms_reservation', 'select, insert', 'update (credits, settled, released)');

create function sms_segments_at_most(message text) returns integer language sql immutable parallel safe as $$
  select case
    when message ~ '^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ^{}\\\[~\]|€ÆæßÉ !"#¤%&''()*+,./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà-]*$' then
      case when length(message) + length(regexp_replace(message, '[^\^{}\\\[~\]|€]', '', 'g')) <= 160 then 1
        else ceil((length(message) + length(regexp_replace(message, '[^\^{}\\\[~\]|€]', '', 'g'))) / 152.0)::int end
    when length(message) + length(regexp_replace(message, '[\u0001-\uFFFF]', '', 'g')) <= 70 then 1
    else ceil((length(message) + length(regexp_replace(message, '[\u0001-\uFFFF]', '', 'g'))) / 56.0)::int
  end
$$;
grant execute on function sms_segments_at_most to stammis_app, stammis_platform;

create table announcement (
  id bigint generated always as identity primary key,
  weight text not null check (weight in ('INFORMATION', 'IMPORTANT')),
  audience text not null check (audience in ('EVERYONE', 'TRIAL', 'SUBSCRIBED')),
  from_day date not null,
  through_day date not null,
  link text not null default '' check (link = '' or link ~ '^https://'),
  texts jsonb not null,
  created_at timestamptz not null,
  by_mail boolean not null default false,
  check (through_day >= from_day)
);

grant select, insert, update, delete on announcement to stammis_platform;

create table announcement_closing (
  announcement_id bigint not null references announcement on delete cascade,
  account_id bigint not null references account on delete cascade,
  closed_at timestamptz not null,
  primary key (announcement_id, account_id)
);
create index on announcement_closing (account_id);

grant select, insert on announcement_closing to stammis_platform;

create table merchant_notice (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  subject text not null,
  day date not null,
  says text,
  sent_at timestamptz not null
);
create index on merchant_notice (account_id, id);

grant select, insert, delete on merchant_notice to stammis_platform;

create table brought_secret (
  chain_id bigint not null references chain,
  name text not null,
  value bytea not null check (octet_length(value) = 32),
  primary key (chain_id, name)
);
comment on column brought_secret.value is 'Secret: told by secret_of() to functions alone.';

select tenant_table('brought_secret', 'select');

create table company_move (
  company bigint primary key,
  company_number text not null,
  state text not null check (state in ('HANDED_OVER', 'GOING', 'GONE', 'ARRIVED')),
  release text,
  release_hash text not null,
  receipt text not null,
  files text[] not null default '{}',
  at timestamptz not null default now(),
  check ((state = 'ARRIVED') = (release is null))
);
comment on column company_move.release is 'Secret: opens the company where it arrived; read by the owner alone.';


create table moved_invoice (
  number bigint primary key,
  company bigint not null
);

grant select on moved_invoice to stammis_platform;

create table moved_subdomain (
  subdomain text primary key,
  company bigint not null,
  leads_to text not null
);

grant select on moved_subdomain to stammis_app, stammis_platform;

create table moved_unsubscribe_id (
  id_hash bytea primary key,
  company bigint not null,
  leads_to text not null
);

grant select on moved_unsubscribe_id to stammis_platform;

create function refuse_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'The company is frozen: nothing of it changes until it has moved or is thawed.' using errcode = 'SM001';
end $$;
revoke all on function refuse_frozen from public;

create table processing_activity (
  company_id bigint not null references company,
  id bigint generated always as identity,
  standard text check (standard ~ '^[a-z][a-zA-Z]{0,39}$'),
  name text not null default '' check (char_length(name) <= 1000),
  purpose text not null default '' check (char_length(purpose) <= 1000),
  legal_basis text not null default '' check (char_length(legal_basis) <= 1000),
  people text not null default '' check (char_length(people) <= 1000),
  data text not null default '' check (char_length(data) <= 1000),
  recipients text not null default '' check (char_length(recipients) <= 1000),
  retention text not null default '' check (char_length(retention) <= 1000),
  protection text not null default '' check (char_length(protection) <= 1000),
  primary key (company_id, id),
  unique (company_id, standard),
  check (standard is not null or name <> '')
);

grant select, insert, update, delete on processing_activity to stammis_platform;

create table processing_record (
  company_id bigint primary key references company,
  contact_name text not null default '' check (char_length(contact_name) <= 120),
  contact_email text not null default '' check (char_length(contact_email) <= 254),
  contact_phone text not null default '' check (char_length(contact_phone) <= 30),
  reviewed_on date,
  reviewed_by bigint references account,
  check ((reviewed_on is null) = (reviewed_by is null))
);

grant select, insert, update on processing_record to stammis_platform;

create table removal (
  chain_id bigint not null references chain,
  kind text not null check (kind ~ '^[a-z][a-zA-Z]{0,39}$'),
  day date not null,
  count bigint not null check (count > 0),
  primary key (chain_id, kind, day)
);

select tenant_table('removal', 'select');
grant insert, delete, update (count) on removal to stammis_platform;

create table account_acceptance (
  account_id bigint not null references account,
  document text not null check (document in ('TERMS_OF_SERVICE', 'PRIVACY_POLICY', 'DATA_PROCESSING_AGREEMENT')),
  version text not null,
  accepted_at timestamptz not null default now(),
  company_id bigint references company
);
create unique index account_acceptance_once on account_acceptance (account_id, document, version, company_id) nulls not distinct;
create index on account_acceptance (company_id) where company_id is not null;

grant select, insert on account_acceptance to stammis_app, stammis_platform;

create table platform_document (
  document text primary key check (document in ('TERMS_OF_SERVICE', 'PRIVACY_POLICY', 'DATA_PROCESSING_AGREEMENT')),
  draft jsonb
);

grant select, update on platform_document to stammis_platform;

insert into platform_document (document)
  values ('TERMS_OF_SERVICE'), ('PRIVACY_POLICY'), ('DATA_PROCESSING_AGREEMENT');

create table platform_document_version (
  document text not null references platform_document,
  valid_from date not null,
  demanded_from date,
  texts jsonb not null,
  published_at timestamptz not null,
  published_by bigint references account,
  primary key (document, valid_from),
  check (demanded_from >= valid_from)
);
create index on platform_document_version (published_by) where published_by is not null;

grant select, insert, delete on platform_document_version to stammis_platform;

create table platform_month (
  month date primary key check (extract(day from month) = 1),
  new_members integer not null check (new_members >= 0),
  purchases integer not null check (purchases >= 0),
  sendouts integer not null check (sendouts >= 0),
  messages integer not null check (messages >= 0),
  members integer check (members >= 0),
  recurring_ore bigint check (recurring_ore >= 0),
  counted_at timestamptz not null
);

grant select, insert, update on platform_month to stammis_platform;

create table incident (
  company_id bigint not null references company,
  id bigint generated always as identity,
  opened_at timestamptz not null,
  opened_by bigint not null references account,
  what text not null check (what <> '' and char_length(what) <= 4000),
  discovered_at timestamptz not null,
  began_at timestamptz,
  data_categories text not null default '' check (char_length(data_categories) <= 4000),
  people_count integer check (people_count >= 0),
  record_count integer check (record_count >= 0),
  consequences text not null default '' check (char_length(consequences) <= 4000),
  measures text not null default '' check (char_length(measures) <= 4000),
  contact text not null default '' check (char_length(contact) <= 1000),
  reported_at timestamptz,
  reference text not null default '' check (char_length(reference) <= 200),
  closed_at timestamptz,
  not_reported_reason text not null default '' check (char_length(not_reported_reason) <= 1000),
  primary key (company_id, id),
  check (began_at <= discovered_at),
  check (reported_at >= discovered_at),
  check (closed_at is null or reported_at is not null or not_reported_reason <> '')
);

grant select, insert, update on incident to stammis_platform;

create table incident_change (
  company_id bigint not null,
  incident_id bigint not null,
  id bigint generated always as identity,
  at timestamptz not null,
  account_id bigint not null references account,
  act text not null check (act in ('OPENED', 'CHANGED', 'REPORTED', 'CLOSED')),
  changes jsonb not null default '[]',
  primary key (company_id, id),
  foreign key (company_id, incident_id) references incident
);
create index on incident_change (company_id, incident_id, id);

grant select, insert on incident_change to stammis_platform;

create table support_message (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  message_key uuid not null,
  account_id bigint not null references account,
  by_platform boolean not null,
  text text not null check (text <> '' and char_length(text) <= 4000),
  written_at timestamptz not null,
  unique (company_id, message_key)
);
create index on support_message (company_id, id desc);

grant select, insert, delete on support_message to stammis_platform;

create table approval_request (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  registration_key uuid not null,
  request_hash bytea not null,
  location_id bigint not null,
  member_id bigint,
  amount_ore bigint not null check (amount_ore > 0),
  asked_by bigint not null references account,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answer text check (answer in ('APPROVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  answered_by bigint references account,
  answered_at timestamptz,
  reason text not null default '',
  approved_by bigint generated always as (case answer when 'APPROVED' then answered_by else null::bigint end) stored,
  primary key (chain_id, id),
  constraint approval_request_chain_id_id_registration_key_amount_ore_ap_key unique (chain_id, id, registration_key, amount_ore, approved_by),
  foreign key (chain_id, location_id) references location,
  foreign key (chain_id, member_id) references member,
  check (expires_at > asked_at),
  check (reason = '' or coalesce(answer = 'DECLINED', false)),
  check ((answer is null) = (answered_at is null)),
  check (coalesce(answer in ('APPROVED', 'DECLINED'), false) = (answered_by is not null)),
  check (answered_by <> asked_by),
  check (answer <> 'APPROVED' or answered_at < expires_at)
);
create unique index one_open_approval on approval_request (chain_id, registration_key) where answer is null;
create index on approval_request (chain_id, registration_key);
create index on approval_request (chain_id, location_id, id desc);
create index approvals_by_age on approval_request (chain_id, asked_at);

select tenant_table('approval_request', 'select, insert', 'update (answer, answered_by, answered_at, reason)');
grant delete, update (member_id) on approval_request to stammis_platform;

create table large_amount (
  chain_id bigint not null references chain,
  registration_key uuid not null,
  account_id bigint not null references account,
  confirmed_by bigint references account,
  amount_ore bigint not null check (amount_ore > 0),
  unusual boolean not null,
  registered_on date not null,
  approval_id bigint,
  primary key (chain_id, registration_key),
  constraint large_amount_approval foreign key (chain_id, approval_id, registration_key, amount_ore, confirmed_by)
    references approval_request (chain_id, id, registration_key, amount_ore, approved_by),
  check (approval_id is null or confirmed_by is not null)
);
create index on large_amount (chain_id, account_id, registered_on) where confirmed_by is null and unusual;
create unique index one_use_an_approval on large_amount (chain_id, approval_id) where approval_id is not null;

select tenant_table('large_amount', 'select, insert');

create table pin_failure (
  chain_id bigint not null,
  device_id bigint not null,
  account_id bigint not null,
  failed_count integer not null default 0,
  locked_until timestamptz,
  latest_at timestamptz not null,
  primary key (chain_id, device_id, account_id),
  foreign key (chain_id, device_id) references till_device
);

select tenant_table('pin_failure', 'select, insert, update, delete');

create function staff_pin_hash(asked bigint)
returns text language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select pin_hash from public.staff_pin
    where chain_id = nullif(current_setting('stammis.chain_id', true), '')::bigint and account_id = asked
$$;
revoke all on function staff_pin_hash from public;
grant execute on function staff_pin_hash to stammis_app;

create table staff_pin (
  chain_id bigint not null references chain,
  account_id bigint not null references account,
  pin_hash text not null,
  set_at timestamptz not null default now(),
  primary key (chain_id, account_id)
);
comment on column staff_pin.pin_hash is 'Secret: read one at a time by staff_pin_hash().';
create index on staff_pin (account_id);

select tenant_table('staff_pin', 'select, insert, update, delete');
create policy secrets on staff_pin for select to current_user
  using (chain_id = nullif(current_setting('stammis.chain_id', true), '')::bigint);

create table purchase_category (
  chain_id bigint not null,
  purchase_id bigint not null,
  category_id bigint not null,
  primary key (chain_id, purchase_id, category_id),
  foreign key (chain_id, purchase_id) references purchase,
  foreign key (chain_id, category_id) references category
);
create index by_category on purchase_category (chain_id, category_id, purchase_id desc);

select tenant_table('purchase_category', 'select, insert');

create table waiting_purchase (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  registration_key uuid not null,
  signup_id bigint not null,
  email text check (email = lower(email)),
  phone text,
  location_id bigint not null,
  account_id bigint not null references account,
  purchased_at timestamptz not null,
  purchased_on date not null,
  amount_ore bigint check (amount_ore >= 100),
  points bigint check (points > 0),
  valid_through date,
  points_per_krona_hundredths integer,
  asked jsonb not null,
  waits_through date not null,
  primary key (chain_id, id),
  unique (chain_id, registration_key),
  foreign key (chain_id, signup_id) references signup on delete cascade,
  foreign key (chain_id, location_id) references location,
  check ((points is null) = (valid_through is null) and (points is null) = (points_per_krona_hundredths is null)),
  check (email is not null or phone is not null)
);
create index on waiting_purchase (chain_id, phone);
create index on waiting_purchase (chain_id, email);
create index on waiting_purchase (chain_id, signup_id);

select tenant_table('waiting_purchase', 'select, insert, delete', 'update (signup_id)');

-- The tables of the queue belong to graphile-worker. Roles add jobs by enqueue() alone.
grant usage on schema graphile_worker to stammis_app, stammis_platform;
revoke execute on all functions in schema graphile_worker from public;

create function enqueue(identifier text, payload json, key text default null)
returns bigint language sql security definer set search_path = pg_catalog, pg_temp as $$
  select (graphile_worker.add_job(identifier, payload, job_key => key)).id
$$;
revoke all on function enqueue from public;
grant execute on function enqueue to stammis_app, stammis_platform;

create function job_figures(out waiting double precision, out lag_seconds double precision,
  out failing double precision, out given_up double precision)
returns record language sql security definer set search_path = pg_catalog, pg_temp as $$
    select count(*) filter (where attempts < max_attempts),
      coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0),
      count(*) filter (where attempts < max_attempts and last_error is not null),
      count(*) filter (where attempts >= max_attempts)
    from graphile_worker._private_jobs
$$;
revoke all on function job_figures from public;
grant execute on function job_figures to stammis_platform;

create function forget_dead_jobs(days integer)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null
    and updated_at < now() - make_interval(days => forget_dead_jobs.days)
$$;
revoke all on function forget_dead_jobs from public;
grant execute on function forget_dead_jobs to stammis_platform;

create function keep_secrets() returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare each record;
begin
  for each in
    select c.oid::regclass as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum)
      filter (where coalesce(col_description(c.oid, a.attnum), '') not like 'Secret%') as readable
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.oid having bool_or(coalesce(col_description(c.oid, a.attnum), '') like 'Secret%')
  loop
    execute format('revoke select on %s from stammis_app', each.name);
    execute format('grant select (%s) on %s to stammis_app', each.readable, each.name);
  end loop;
end $$;
revoke all on function keep_secrets from public;

create table platform_secret (
  name text primary key,
  value bytea not null
);

grant select on platform_secret to stammis_platform;

-- What a new installation signs with. Each server reads it, and nothing shows it.
insert into platform_secret (name, value)
  select name, sha256(decode(replace(concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), '-', ''), 'hex'))
  from unnest(array['challenge', 'left address', 'sendout link', 'unsubscribe id', 'wallet pass']) as name;

create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

grant select, insert, update, delete on rate_limit to stammis_app, stammis_platform;

create function secret_of(of_chain bigint, wanted text)
returns bytea language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select value from brought_secret where chain_id = of_chain and name = wanted),
    (select value from platform_secret where name = wanted))
$$;
alter function secret_of owner to stammis_platform;
revoke all on function secret_of from public;

create table stored_answer (
  chain_id bigint not null,
  key text not null,
  actor text not null,
  route text not null,
  request_hash bytea not null,
  answer jsonb,
  kept_until timestamptz not null,
  primary key (chain_id, actor, route, key)
);
create index on stored_answer (kept_until);

select tenant_table('stored_answer', 'select, insert, update, delete');

create function bought_with(held bought, at_place bigint, in_month integer, paid bigint, is_purchase boolean)
returns bought language plpgsql immutable parallel safe as $$
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

revoke create on schema public from stammis_platform;
select keep_secrets();
