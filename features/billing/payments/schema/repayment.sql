-- Money that a company had paid too much and got back by bank.
create table repayment (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  -- The invoice whose payment is returned.
  invoice_id bigint not null references invoice,
  -- The bank's reference.
  reference text not null check (reference <> ''),
  repaid_on date not null,
  amount_ore bigint not null check (amount_ore > 0),
  account_id bigint references account,
  at timestamptz not null,
  booked_on date not null,
  unique (company_id, reference),
  check (booked_on >= repaid_on)
);
create index on repayment (invoice_id);
create index on repayment (booked_on);

grant select, insert on repayment to stammis_platform;

create trigger open_day before insert on repayment for each row execute function refuse_closed_day('booked_on');
