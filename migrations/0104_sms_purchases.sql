-- What credits are sold in, set by the platform: for every club, or for one, whose own then stand instead of them.
-- Prices in öre, VAT not included.
create table sms_package (
  credits integer primary key check (credits > 0),
  price_ore integer not null check (price_ore > 0)
);
grant select on sms_package to stammis_app, stammis_platform;
grant insert, delete on sms_package to stammis_platform;
insert into sms_package (credits, price_ore) values (100, 9500), (500, 42500), (2000, 150000), (10000, 650000);

create table club_sms_package (
  chain_id bigint not null references chain,
  credits integer not null check (credits > 0),
  price_ore integer not null check (price_ore > 0),
  primary key (chain_id, credits)
);
select tenant_table('club_sms_package', 'select');
grant insert, delete on club_sms_package to stammis_platform;

-- Bought credits, each a line that waits for the invoice of its period: the club's month, by its first day.
-- Nothing costs in a sandbox. Without an account it was an automatic top-up.
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

alter table sms_entry
  add column purchase_id bigint,
  add foreign key (chain_id, purchase_id) references sms_purchase,
  add unique (chain_id, purchase_id);

-- Below a level, a package is bought; one brings an empty account above it again. Why it could not be bought stands beside it.
alter table sms_account
  add column top_up_below integer check (top_up_below > 0),
  add column top_up_credits integer check (top_up_credits > top_up_below),
  add column top_up_problem text check (top_up_problem in ('PACKAGE_GONE', 'SMS_BUYING_LIMIT', 'SUBSCRIPTION_LAPSED')),
  add check ((top_up_below is null) = (top_up_credits is null)),
  add check (top_up_problem is null or top_up_below is not null);
