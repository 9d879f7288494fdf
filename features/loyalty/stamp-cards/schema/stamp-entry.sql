-- The ledger of stamps. Rows are only ever added.
create table stamp_entry (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  stamp_card_id bigint not null,
  usage_order integer,
  kind text not null check (kind in ('STAMP', 'TAKE_BACK', 'OWE', 'FILL', 'LOST', 'PAY', 'MOVED_OUT', 'MOVED_IN')),
  stamps integer not null check (stamps > 0),
  purchase_id bigint,
  return_id bigint,
  redemption_id bigint,
  at timestamptz not null,
  primary key (chain_id, id),
  foreign key (chain_id, member_id, stamp_card_id) references member_stamp_card deferrable,
  foreign key (chain_id, member_id, stamp_card_id, usage_order) references stamp_card_usage deferrable,
  foreign key (chain_id, purchase_id) references purchase,
  foreign key (chain_id, return_id) references purchase_return,
  foreign key (chain_id, redemption_id) references redemption,
  check ((kind in ('STAMP', 'FILL')) = (purchase_id is not null and return_id is null)),
  check ((kind in ('STAMP', 'TAKE_BACK', 'PAY', 'MOVED_OUT', 'MOVED_IN')) = (usage_order is not null)
      or kind = 'LOST')
);
create index on stamp_entry (chain_id, member_id, stamp_card_id);
create index on stamp_entry (chain_id, purchase_id);

select tenant_table('stamp_entry', 'select, insert');
grant update (member_id, usage_order) on stamp_entry to stammis_platform;
