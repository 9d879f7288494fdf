-- Members of a club.
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
  -- Lists sort by this name, å ä ö last, in any language of the database.
  sorted_name text collate "sv-x-icu" not null
    generated always as (lower(btrim(first_name || ' ' || last_name) collate "sv-x-icu")) stored,
  merged_into bigint,
  import_id bigint,
  unclaimed boolean not null default false,
  -- When mail bounced for good. No marketing is sent until the holder proves the address or gives another.
  email_bounced_at timestamptz,
  -- When the member last proved the address. Bounces of earlier mail no longer count.
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
comment on column member.password_hash is 'Secret: only member_password() reads it, for one member.';
create index on member (chain_id, registered_at desc, id desc);
create index by_name on member (chain_id, sorted_name, id) where removed_at is null;
-- Typed digits are the beginning of a phone or of a membership number.
create index by_phone on member (chain_id, phone collate "C");
create index by_number on member (chain_id, membership_number collate "C");
create index by_home on member (chain_id, (case when home_location_id is null then 0 else home_location_id end), id)
  where removed_at is null;
create index merged_members on member (chain_id, merged_into) where merged_into is not null;
-- Finds possible duplicates: members with the same birthday.
create index by_birthday on member (chain_id, birthday) where birthday is not null and removed_at is null;
create index imported on member (chain_id, import_id) where import_id is not null;
-- Addresses stored with an ASCII domain (`xn--…`) by earlier releases, which a job converts.
create index member_ascii_domains on member (chain_id, id) where email like '%xn--%';

select tenant_table('member', 'select, insert, update');
-- member_password() runs as the owner, who may read the rows of the transaction's club only.
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
create trigger keep_words after update of first_name, last_name, email, registered_at on member
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
