-- Issued invoices and credit notes, in öre. Of an issued invoice only the running amounts change: fees, credited,
-- owed.
create table invoice (
  id bigint generated always as identity primary key,
  number bigint not null unique,
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  company_id bigint not null references company,
  -- The month, by its first day.
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
  -- Who credited it and why; null for invoices that jobs issue.
  account_id bigint references account,
  reason text not null default '',
  fees_ore bigint not null default 0 check (fees_ore >= 0),
  credited_ore bigint not null default 0,
  owed_ore bigint not null default 0,
  -- The new due date of an invoice that was paid and is owed again.
  due_again_on date,
  check (total_ore = (net_ore + vat_ore)),
  check (credited_ore between 0 and total_ore),
  check (owed_ore >= 0 and owed_ore <= (total_ore + fees_ore)),
  check ((kind = 'CREDIT_NOTE') = (credits_id is not null)),
  check (kind = 'INVOICE' or owed_ore = 0 and credited_ore = 0 and fees_ore = 0),
  check (due_again_on >= due_on)
);
-- A company is invoiced once for a month.
create unique index one_invoice_a_month on invoice (company_id, period) where kind = 'INVOICE';
create index on invoice (company_id, number desc);
create index on invoice (due_on) where owed_ore > 0;
create index on invoice (credits_id) where credits_id is not null;

grant select, insert, update (fees_ore, credited_ore, owed_ore, due_again_on) on invoice to stammis_platform;

create trigger open_day before insert on invoice for each row execute function refuse_closed_day('issued_on');
