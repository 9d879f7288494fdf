-- The ledger of points. Rows are only ever added.
create table point_entry (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  lot_id bigint not null,
  kind text not null check (kind in ('EARN', 'REDEEM', 'CANCEL', 'DEDUCT', 'RESTORE', 'RETURN', 'SETTLE', 'RELEASE')),
  points bigint not null check (points > 0),
  redemption_id bigint,
  at timestamptz not null,
  return_id bigint,
  other_lot_id bigint,
  deduction_id bigint,
  primary key (chain_id, member_id, id),
  foreign key (chain_id, redemption_id) references redemption,
  foreign key (chain_id, return_id) references purchase_return,
  foreign key (chain_id, member_id, lot_id) references point_lot (chain_id, member_id, id) deferrable,
  foreign key (chain_id, member_id, other_lot_id) references point_lot (chain_id, member_id, id) deferrable,
  foreign key (chain_id, deduction_id) references point_deduction,
  constraint redemption_of_usage check ((kind in ('REDEEM', 'CANCEL')) = (redemption_id is not null)),
  constraint other_lot_of_settlement check ((kind in ('SETTLE', 'RELEASE')) = (other_lot_id is not null)),
  constraint return_of_return check (kind = 'RETURN' or return_id is null),
  constraint lots_differ check (other_lot_id <> lot_id),
  constraint deduction_of_share check ((kind in ('DEDUCT', 'RESTORE')) = (deduction_id is not null))
);
create unique index one_earning_a_lot on point_entry (chain_id, lot_id) where kind = 'EARN';
create unique index one_usage_a_lot on point_entry (chain_id, redemption_id, lot_id, kind)
  where redemption_id is not null;
create index settlements on point_entry (chain_id, member_id, id) where kind in ('SETTLE', 'RELEASE');
create unique index one_deduction_a_lot on point_entry (chain_id, deduction_id, lot_id, kind)
  where deduction_id is not null;
-- Entries of a lot apart from EARN, which `one_earning_a_lot` finds: a plain purchase writes one index less.
create index other_entries_of_lot on point_entry (chain_id, lot_id, id) where kind <> 'EARN';
-- Points taken back after they had lapsed, or owed.
create index taken_back on point_entry (chain_id, member_id, lot_id) where kind = 'RETURN';

select tenant_table('point_entry', 'select, insert');
grant update (member_id) on point_entry to stammis_platform;
