-- Grants of staff in a club.
create table staff (
  chain_id bigint not null references chain,
  account_id bigint not null references account,
  role text not null check (role in ('ROLE_LOCAL_MERCHANT', 'ROLE_CASHIER')),
  may_manage_staff boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (chain_id, account_id)
);
create index on staff (account_id);

select tenant_table('staff', 'select, insert, update, delete');

create trigger tell_changed after insert or delete or update on staff
  for each row execute function tell_changed_row('''account:'' || account_id');
