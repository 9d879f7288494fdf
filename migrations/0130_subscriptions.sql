-- What the platform charges a company for its clubs. Prices in öre a month, VAT not included; one holds from a day on,
-- and the days before keep theirs.
create table plan (
  id bigint generated always as identity primary key,
  name text not null unique check (name <> ''),
  -- Chosen by whoever subscribes; the others are given by the platform.
  offered boolean not null
);
create table plan_price (
  plan_id bigint not null references plan,
  from_day date not null,
  location_ore integer not null check (location_ore >= 0),
  members_included integer not null check (members_included >= 0),
  member_ore integer not null check (member_ore >= 0),
  primary key (plan_id, from_day)
);
insert into plan (name, offered) values ('Stammis', true);
insert into plan_price select id, '2026-01-01', 29900, 500, 20 from plan;

-- Which plan a company has, from a day on.
create table company_plan (
  company_id bigint not null references company,
  from_day date not null,
  plan_id bigint not null references plan,
  primary key (company_id, from_day)
);

-- The days a company subscribed, both ends counted. One that was left before it began ends the day before.
create table subscription (
  company_id bigint not null references company,
  from_day date not null,
  through_day date check (through_day >= from_day - 1),
  primary key (company_id, from_day)
);
create unique index one_open_subscription on subscription (company_id) where through_day is null;

-- How a company pays, and what of its standing is kept by the acts that change it.
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
  -- When the oldest of what is owed was to be paid.
  unpaid_due_on date,
  -- The platform has stopped the company's clubs from this day on.
  halted_from date,
  halted_why text not null default '',
  check (pays_by = 'INVOICE' or card_method is not null),
  check (num_nulls(card_method, card_brand, card_last4, card_expires) in (0, 4))
);

-- What has been told of a trial, or of a subscription that ends: once each.
create table billing_notice (
  company_id bigint not null references company,
  kind text not null check (kind in ('TRIAL', 'LAPSED', 'ENDED')),
  -- The day it is about.
  day date not null,
  days_left integer not null check (days_left >= 0),
  sent_at timestamptz not null,
  primary key (company_id, kind, day, days_left)
);

grant select on plan, plan_price, company_plan, subscription, billing_account, billing_notice to stammis_platform;
grant insert, update on plan, plan_price, company_plan, subscription, billing_account to stammis_platform;
grant delete on plan_price, company_plan to stammis_platform;
grant insert on billing_notice to stammis_platform;

-- The first day on which a company's clubs are suspended; null for none in sight. The same as `suspendedFrom` of the domain.
create function suspension_of(asked bigint) returns date language sql stable security definer
set search_path = public, pg_temp as $$
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

-- Each club knows it beside itself, since every call asks. The argument names the column that names the company.
-- Nothing is ever suspended in a sandbox: nothing is published there.
create function settle_suspension() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  asked bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  from_now date := suspension_of(asked);
begin
  update chain set suspended_from = from_now
  where company_id = asked and not sandbox and suspended_from is distinct from from_now;
  return null;
end $$;
create trigger settle_suspension after update of trial_ends_on on company for each row
  when (old.trial_ends_on is distinct from new.trial_ends_on) execute function settle_suspension('id');
create trigger settle_suspension after insert or update on subscription for each row
  execute function settle_suspension('company_id');
create trigger settle_suspension after insert or update of unpaid_due_on, halted_from on billing_account for each row
  execute function settle_suspension('company_id');

create function begin_suspension() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if not new.sandbox then new.suspended_from := suspension_of(new.company_id); end if;
  return new;
end $$;
create trigger begin_suspension before insert on chain for each row execute function begin_suspension();
revoke execute on function suspension_of(bigint), settle_suspension(), begin_suspension() from public;
-- Asked by verify alone.
grant execute on function suspension_of(bigint) to stammis_platform;

-- Whoever was here before there was anything to pay begins a trial of its own today, unless theirs lasts longer.
update company set trial_ends_on = greatest(trial_ends_on, current_date + 14) where trial_ends_on is not null;
update chain set suspended_from = suspension_of(company_id) where not sandbox;
