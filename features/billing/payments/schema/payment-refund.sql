-- Amounts of payments that were refunded, by booking day. `payment.refunded_ore` is their sum.
create table payment_refund (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment,
  refunded_on date not null,
  amount_ore bigint not null check (amount_ore > 0),
  at timestamptz not null
);
create index on payment_refund (payment_id);
create index on payment_refund (refunded_on);

grant select, insert on payment_refund to stammis_platform;

create trigger open_day before insert on payment_refund
  for each row execute function refuse_closed_day('refunded_on');
