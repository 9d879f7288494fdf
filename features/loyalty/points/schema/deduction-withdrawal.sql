-- Deductions that were taken back in full.
create table deduction_withdrawal (
  chain_id bigint not null,
  deduction_id bigint not null,
  account_id bigint not null references account,
  reason text not null check (reason <> ''),
  withdrawn_at timestamptz not null,
  primary key (chain_id, deduction_id),
  foreign key (chain_id, deduction_id) references point_deduction
);

select tenant_table('deduction_withdrawal', 'select, insert', 'update (reason)');

create trigger only_erase before update of reason on deduction_withdrawal for each row execute function only_erase();
