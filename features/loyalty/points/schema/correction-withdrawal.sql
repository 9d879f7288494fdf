-- Corrections and opening balances that were taken back in full.
create table correction_withdrawal (
  chain_id bigint not null,
  lot_id bigint not null,
  account_id bigint references account,
  reason text not null check (reason <> ''),
  withdrawn_at timestamptz not null,
  primary key (chain_id, lot_id),
  foreign key (chain_id, lot_id) references point_lot
);

select tenant_table('correction_withdrawal', 'select, insert', 'update (reason)');

create trigger only_erase before update of reason on correction_withdrawal for each row execute function only_erase();
