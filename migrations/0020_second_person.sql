-- Large amounts: who registered them, and who stood beside.

-- What a cashier may confirm alone: of one purchase, and of unusual amounts in all on one day.
alter table club_points
  add column alone_per_purchase_ore bigint not null default 5000000
    check (alone_per_purchase_ore between 0 and 1000000000),
  add column alone_per_day_ore bigint not null default 5000000 check (alone_per_day_ore between 0 and 10000000000);

-- By the registration's key: a purchase that waits for its member has no other name yet. `confirmed_by` null: alone.
create table large_amount (
  chain_id bigint not null references chain,
  registration_key uuid not null,
  account_id bigint not null references account,
  confirmed_by bigint references account,
  amount_ore bigint not null check (amount_ore > 0),
  unusual boolean not null,
  registered_on date not null,
  primary key (chain_id, registration_key)
);
create index on large_amount (chain_id, account_id, registered_on) where confirmed_by is null and unusual;

select tenant_table('large_amount', 'select, insert');
