-- Attempts to charge a card for an invoice. The provider reports on them in any order.
create table card_charge (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoice,
  -- Number of the attempt. The provider uses it as its idempotency key.
  attempt integer not null check (attempt > 0),
  intent text unique,
  amount_ore bigint not null check (amount_ore > 0),
  state text not null check (state in ('STARTED', 'PROCESSING', 'FAILED', 'CANCELLED', 'SUCCEEDED')),
  refunded_ore bigint not null default 0,
  -- The provider's code for the failure.
  problem text not null default '',
  at timestamptz not null,
  tried_on date not null,
  -- The charged card; null for a payment on the provider's page, which `session` names.
  method text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  session text unique,
  by_page boolean not null,
  unique (invoice_id, attempt),
  check (refunded_ore between 0 and amount_ore),
  check (by_page = (method is null)),
  check (by_page or session is null)
);
-- An invoice has at most one undecided charge.
create unique index one_undecided_charge on card_charge (invoice_id) where state in ('STARTED', 'PROCESSING');

grant select, insert, update (intent, state, refunded_ore, problem, session) on card_charge to stammis_platform;
