-- Hashes of the addresses of erased members, so that an import does not bring them back.
create table left_address (
  chain_id bigint not null references chain,
  address_hash bytea not null,
  left_at timestamptz not null,
  primary key (chain_id, address_hash)
);

select tenant_table('left_address', 'select, insert, delete');
