-- A card's holder says no to a charge at their bank. What is told of it comes in any order.
create table card_dispute (
  -- As the provider calls it.
  dispute text primary key check (dispute <> ''),
  charge_id bigint not null references card_charge,
  amount_ore bigint not null check (amount_ore > 0),
  state text not null check (state in ('OPEN', 'LOST', 'WON')),
  heard_at timestamptz not null
);
create index on card_dispute (charge_id);

-- What banks have charged back of payments, and below nothing what they gave again, by the day it is booked on;
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
alter table payment
  add column charged_back_ore bigint not null default 0 check (charged_back_ore >= 0),
  add check (refunded_ore + charged_back_ore <= amount_ore);

-- One that was paid and is owed anew: whoever owes it has as long as the first time.
alter table invoice add column due_again_on date check (due_again_on >= due_on);

grant select, insert on card_dispute, payment_chargeback to stammis_platform;
grant update (state, amount_ore, heard_at) on card_dispute to stammis_platform;
grant update (charged_back_ore) on payment to stammis_platform;
grant update (due_again_on) on invoice to stammis_platform;
