-- Uses of coupons that were cancelled.
create table redemption_cancellation (
  chain_id bigint not null,
  redemption_id bigint not null,
  account_id bigint references account,
  cancelled_at timestamptz not null,
  reason text not null default '',
  return_id bigint,
  primary key (chain_id, redemption_id),
  foreign key (chain_id, redemption_id) references redemption,
  foreign key (chain_id, return_id) references purchase_return
);

select tenant_table('redemption_cancellation', 'select, insert', 'update (reason)');

create trigger only_erase before update of reason on redemption_cancellation
  for each row execute function only_erase();
