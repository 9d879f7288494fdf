-- When staff last worked in this club.
create table staff_activity (
  chain_id bigint not null references chain,
  account_id bigint not null references account,
  last_active_at timestamptz not null,
  primary key (chain_id, account_id)
);

select tenant_table('staff_activity', 'select, insert, update, delete');
