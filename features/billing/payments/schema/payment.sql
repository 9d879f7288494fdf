-- Payments received. The same payment reported twice is one row.
create table payment (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  -- The invoice that the payment named.
  invoice_id bigint references invoice,
  via text not null check (via in ('CARD', 'BANK', 'BY_HAND')),
  reference text not null check (reference <> ''),
  received_on date not null,
  amount_ore bigint not null check (amount_ore > 0),
  refunded_ore bigint not null default 0,
  account_id bigint references account,
  at timestamptz not null,
  charged_back_ore bigint not null default 0 check (charged_back_ore >= 0),
  -- The booking day: the day of the payment, or the first open day after it.
  booked_on date not null,
  unique (via, reference),
  check (refunded_ore between 0 and amount_ore),
  check (refunded_ore + charged_back_ore <= amount_ore),
  check (booked_on >= received_on)
);
create index on payment (company_id, id);
create index on payment (booked_on);

grant select, insert, update (refunded_ore, charged_back_ore) on payment to stammis_platform;

create trigger open_day before insert on payment for each row execute function refuse_closed_day('booked_on');
