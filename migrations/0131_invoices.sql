-- Who sends invoices: the platform itself. None goes out before it has a name, a number and somewhere to be paid.
create table seller (
  single boolean primary key default true check (single),
  facts jsonb not null default '{}',
  -- Days until an invoice is to be paid.
  payment_days integer not null default 20 check (payment_days between 0 and 90)
);
insert into seller default values;

-- Numbers without a gap: taken behind this row, within the transaction that issues.
create table invoice_series (
  single boolean primary key default true check (single),
  next_number bigint not null check (next_number > 0)
);
insert into invoice_series (next_number) values (1001);

-- Issued invoices and credit notes, in öre. What was issued is never changed, but for what is kept of it beside: what reminders
-- cost, what was credited, what is owed.
create table invoice (
  id bigint generated always as identity primary key,
  number bigint not null unique,
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  company_id bigint not null references company,
  -- The month it is for, by its first day.
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
  total_ore bigint not null check (total_ore = net_ore + vat_ore),
  -- Who credited it, and why; null for what issued itself.
  account_id bigint references account,
  reason text not null default '',
  fees_ore bigint not null default 0 check (fees_ore >= 0),
  credited_ore bigint not null default 0 check (credited_ore between 0 and total_ore),
  owed_ore bigint not null default 0 check (owed_ore between 0 and total_ore + fees_ore),
  check ((kind = 'CREDIT_NOTE') = (credits_id is not null)),
  check (kind = 'INVOICE' or (owed_ore = 0 and credited_ore = 0 and fees_ore = 0))
);
-- A company is charged once for a month.
create unique index one_invoice_a_month on invoice (company_id, period) where kind = 'INVOICE';
create index on invoice (company_id, number desc);
create index on invoice (due_on) where owed_ore > 0;
create index on invoice (credits_id) where credits_id is not null;

create table invoice_line (
  invoice_id bigint not null references invoice,
  place integer not null check (place > 0),
  -- What it is for, as the domain's `InvoiceLineFor` has it.
  what jsonb not null,
  net_ore bigint not null check (net_ore >= 0),
  vat_permille integer not null check (vat_permille between 0 and 1000),
  -- Which bought credits it charges: once.
  sms_chain_id bigint,
  sms_purchase_id bigint,
  primary key (invoice_id, place),
  unique (sms_chain_id, sms_purchase_id),
  foreign key (sms_chain_id, sms_purchase_id) references sms_purchase,
  check (num_nulls(sms_chain_id, sms_purchase_id) in (0, 2))
);

-- What came in. The same payment told twice is one.
create table payment (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  -- The invoice it named.
  invoice_id bigint references invoice,
  via text not null check (via in ('CARD', 'BANK', 'BY_HAND')),
  reference text not null check (reference <> ''),
  received_on date not null,
  amount_ore bigint not null check (amount_ore > 0),
  refunded_ore bigint not null default 0 check (refunded_ore between 0 and amount_ore),
  account_id bigint references account,
  at timestamptz not null,
  unique (via, reference)
);
create index on payment (company_id, id);

create table invoice_reminder (
  invoice_id bigint not null references invoice,
  number integer not null check (number > 0),
  sent_on date not null,
  fee_ore bigint not null check (fee_ore >= 0),
  primary key (invoice_id, number)
);

-- A card asked to pay an invoice. What is told of it comes in any order.
create table card_charge (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoice,
  -- Which try of the invoice; the provider knows one by it, and charges it once.
  attempt integer not null check (attempt > 0),
  intent text unique,
  amount_ore bigint not null check (amount_ore > 0),
  state text not null check (state in ('STARTED', 'PROCESSING', 'FAILED', 'CANCELLED', 'SUCCEEDED')),
  refunded_ore bigint not null default 0 check (refunded_ore between 0 and amount_ore),
  -- The provider's word for why it failed.
  problem text not null default '',
  at timestamptz not null,
  unique (invoice_id, attempt)
);

grant select on seller, invoice_series, invoice, invoice_line, payment, invoice_reminder, card_charge to stammis_platform;
grant insert on invoice, invoice_line, payment, invoice_reminder, card_charge to stammis_platform;
grant update on seller, invoice_series to stammis_platform;
grant update (fees_ore, credited_ore, owed_ore) on invoice to stammis_platform;
grant update (refunded_ore) on payment to stammis_platform;
grant update (intent, state, refunded_ore, problem) on card_charge to stammis_platform;
