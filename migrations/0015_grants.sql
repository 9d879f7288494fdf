-- A grant is a row only once its holder has taken it. Until then it is an invitation, which belongs to an address and
-- not to an account: nothing that reads grants can mistake one for the other, and nothing of an account shows in it.

create table invitation (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  company_id bigint not null references company,
  -- The club that invites. None: the platform does, or somebody signed up, for a company that nobody has opened yet.
  chain_id bigint references chain,
  role text not null check (role in ('ROLE_MERCHANT', 'ROLE_LOCAL_MERCHANT', 'ROLE_CASHIER')),
  may_manage_staff boolean not null default false,
  location_ids bigint[] not null default '{}',
  -- What was typed by whoever invites.
  first_name text not null default '',
  last_name text not null default '',
  phone text,
  language text not null default 'sv' check (language in ('sv', 'en', 'fr')),
  invited_by bigint references account,
  created_at timestamptz not null default now(),
  check (chain_id is not null or role = 'ROLE_MERCHANT'),
  unique (chain_id, email)
);
create index on invitation (email);
create index on invitation (company_id);

create table invitation_token (
  token_hash bytea primary key,
  invitation_id bigint not null references invitation on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index on invitation_token (invitation_id);

-- Invitations are an address's, across companies: a chain's own role has no business with them.
grant select, insert, update, delete on invitation to stammis_platform;
grant select, insert, delete on invitation_token to stammis_platform;
grant delete on company to stammis_platform;

-- The trial begins when somebody opens the company; until then the number is only said, and keeps nobody else out.
alter table company alter column trial_ends_on drop not null;
alter table company drop constraint company_company_number_key;
create unique index company_number_once on company (company_number) where trial_ends_on is not null;

-- Who accepted for a company, beside who accepted for themselves.
alter table account_acceptance add column company_id bigint references company;
alter table account_acceptance drop constraint account_acceptance_pkey;
create unique index account_acceptance_once on account_acceptance (account_id, document, version, company_id) nulls not distinct;
create index on account_acceptance (company_id) where company_id is not null;

-- When staff were last at work in this chain; what they do elsewhere is not this chain's to know.
create table staff_activity (
  chain_id bigint not null references chain,
  account_id bigint not null references account,
  last_active_at timestamptz not null,
  primary key (chain_id, account_id)
);
select tenant_table('staff_activity', 'select, insert, update, delete');
alter table account drop column last_login_at;

-- Grants of those who never answered become invitations; their accounts are theirs to activate by one of them.
alter table staff no force row level security;
alter table staff_location no force row level security;

insert into invitation (email, company_id, role, first_name, last_name, phone, language, created_at)
  select email, company_id, 'ROLE_MERCHANT', first_name, last_name, phone, language, company_merchant.created_at
  from company_merchant join account on account.id = account_id
  where confirmed_at is null;
insert into invitation (email, company_id, chain_id, role, may_manage_staff, location_ids, first_name, last_name, phone, language, created_at)
  select email, company_id, chain.id, staff.role, may_manage_staff,
    array(select location_id from staff_location works where (works.chain_id, works.account_id) = (staff.chain_id, staff.account_id)),
    first_name, last_name, phone, account.language, staff.created_at
  from staff join account on account.id = account_id join chain on chain.id = staff.chain_id
  where confirmed_at is null;
insert into invitation_token (token_hash, invitation_id, expires_at, created_at)
  select token_hash, nearest.id, expires_at, account_token.created_at
  from account_token join account on account.id = account_id
    cross join lateral (select id from invitation where invitation.email = account.email
      order by abs(extract(epoch from invitation.created_at - account_token.created_at)), id limit 1) nearest
  where confirmed_at is null and purpose = 'ACTIVATION' and used_at is null;

delete from staff_location using account where account.id = account_id and confirmed_at is null;
delete from staff using account where account.id = account_id and confirmed_at is null;
delete from company_merchant using account where account.id = account_id and confirmed_at is null;
delete from account_token using account where account.id = account_id and confirmed_at is null and not is_admin;
update company set trial_ends_on = null
  where not exists (select from company_merchant where company_id = company.id)
    and not exists (select from chain where company_id = company.id);

alter table staff force row level security;
alter table staff_location force row level security;

-- Servers are told what to forget by key, the moment it commits. None of this happens when somebody buys.
drop trigger forget_doors on staff_session;
drop trigger forget_doors on member_session;
drop trigger forget_doors on member;
drop trigger forget_doors on account;
drop trigger forget_doors on company_merchant;
drop trigger forget_doors on staff;
drop trigger forget_doors on staff_location;
drop trigger forget_doors on till_device;
drop trigger forget_doors on chain;
drop function forget_doors;

-- Tells the keys of a statement's rows, made by the expression that the trigger names; too many to say are all of them.
create function tell_changed_rows() returns trigger language plpgsql as $$
declare keys text;
begin
  execute format('select string_agg(distinct %s, '' '') from changed', tg_argv[0]) into keys;
  if keys is not null then
    perform pg_notify('changed', case when length(keys) < 7000 then keys else 'everything' end);
  end if;
  return null;
end $$;

-- The same for one row, where the trigger looks at single columns.
create function tell_changed_row() returns trigger language plpgsql as $$
declare key text;
begin
  execute format('select %s from (select ($1).*) changed', tg_argv[0]) into key using coalesce(new, old);
  perform pg_notify('changed', key);
  return null;
end $$;

create trigger tell_changed after delete on staff_session referencing old table as changed
  for each statement execute function tell_changed_rows('''account:'' || account_id');
create trigger tell_changed after delete on member_session referencing old table as changed
  for each statement execute function tell_changed_rows('''member:'' || chain_id || ''/'' || member_id');
create trigger tell_changed after update of removed_at, language on member
  for each row execute function tell_changed_row('''member:'' || chain_id || ''/'' || id');
create trigger tell_changed after update of is_admin, language on account
  for each row execute function tell_changed_row('''account:'' || id');
create trigger tell_changed after insert or delete on company_merchant
  for each row execute function tell_changed_row('''account:'' || account_id');
create trigger tell_changed after insert or update or delete on staff
  for each row execute function tell_changed_row('''account:'' || account_id');
create trigger tell_changed after insert or delete on staff_location
  for each row execute function tell_changed_row('''account:'' || account_id');
create trigger tell_changed after update of revoked_at on till_device
  for each row execute function tell_changed_row('''till-device:'' || chain_id || ''/'' || id');
create trigger tell_changed after insert or update on chain
  for each row execute function tell_changed_row('''chain:'' || id');
