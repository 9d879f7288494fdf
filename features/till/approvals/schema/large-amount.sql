-- Amounts above the usual limits that a cashier registered, by the key of the registration. `confirmed_by` is null
-- where the cashier confirmed it alone.
create table large_amount (
  chain_id bigint not null references chain,
  registration_key uuid not null,
  account_id bigint not null references account,
  confirmed_by bigint references account,
  amount_ore bigint not null check (amount_ore > 0),
  unusual boolean not null,
  registered_on date not null,
  -- The approval that let it through, matched by key, amount and approving person.
  approval_id bigint,
  primary key (chain_id, registration_key),
  constraint large_amount_approval foreign key (chain_id, approval_id, registration_key, amount_ore, confirmed_by)
    references approval_request (chain_id, id, registration_key, amount_ore, approved_by),
  check (approval_id is null or confirmed_by is not null)
);
create index on large_amount (chain_id, account_id, registered_on) where confirmed_by is null and unusual;
create unique index one_use_an_approval on large_amount (chain_id, approval_id) where approval_id is not null;

select tenant_table('large_amount', 'select, insert');
