-- Rows that a merge moved to the remaining member.
create table merge_part (
  chain_id bigint not null,
  merge_id bigint not null,
  kind text not null
    check (kind in ('PURCHASE', 'LOT', 'REDEMPTION', 'DEDUCTION', 'CONSENT', 'MESSAGE', 'APPROVAL', 'SIGNUP',
      'STAMP_ENTRY', 'NOTE', 'MEMBER')),
  thing_id bigint not null,
  primary key (chain_id, merge_id, kind, thing_id),
  foreign key (chain_id, merge_id) references member_merge
);
create index on merge_part (chain_id, kind, thing_id);

select tenant_table('merge_part', 'select');
grant insert on merge_part to stammis_platform;
