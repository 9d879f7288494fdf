-- Codes by which cashiers sign in at a till.
create table staff_pin (
  chain_id bigint not null references chain,
  account_id bigint not null references account,
  pin_hash text not null,
  set_at timestamptz not null default now(),
  primary key (chain_id, account_id)
);
comment on column staff_pin.pin_hash is 'Secret: only staff_pin_hash() reads it, for one cashier.';
create index on staff_pin (account_id);

select tenant_table('staff_pin', 'select, insert, update, delete');
-- staff_pin_hash() runs as the owner, who may read the rows of the transaction's club only.
create policy secrets on staff_pin for select to current_user
  using (chain_id = nullif(current_setting('stammis.chain_id', true), '')::bigint);
