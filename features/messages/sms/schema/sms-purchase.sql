-- Bought credits. Each is a line of the invoice of its period, which is a month given by its first day. A purchase
-- without an account was an automatic top-up.
create table sms_purchase (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  at timestamptz not null,
  account_id bigint references account,
  credits integer not null check (credits > 0),
  price_ore integer not null check (price_ore >= 0),
  vat_permille integer not null check (vat_permille between 0 and 1000),
  period date not null check (extract(day from period) = 1),
  primary key (chain_id, id)
);
create index on sms_purchase (chain_id, period);

select tenant_table('sms_purchase', 'select, insert');
