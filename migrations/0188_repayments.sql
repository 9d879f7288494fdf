-- What a company had paid beyond what it owed and got back by bank, as somebody of the platform books it.
create table repayment (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  -- The one whose money goes back.
  invoice_id bigint not null references invoice,
  -- What the bank calls it.
  reference text not null check (reference <> ''),
  repaid_on date not null,
  amount_ore bigint not null check (amount_ore > 0),
  account_id bigint references account,
  at timestamptz not null,
  unique (company_id, reference)
);
create index on repayment (invoice_id);
create index on repayment (repaid_on);
grant select, insert on repayment to stammis_platform;
