-- Amounts of payments that banks charged back, by booking day; negative where the bank returned the money.
-- `payment.charged_back_ore` is their sum.
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

create trigger open_day before insert on payment_chargeback
  for each row execute function refuse_closed_day('booked_on');
