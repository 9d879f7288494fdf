-- Addresses that a member used before, so that erasing the member also finds what was sent there.
create table earlier_address (
  chain_id bigint not null,
  member_id bigint not null,
  address text not null,
  until timestamptz not null,
  primary key (chain_id, member_id, address),
  foreign key (chain_id, member_id) references member
);
-- An import may bring an address that a member used before.
create index by_address on earlier_address (chain_id, address);

select tenant_table('earlier_address', 'select, insert, update, delete');
