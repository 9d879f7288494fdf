-- The common part of a club's cards at Google.
create table wallet_class (
  chain_id bigint primary key references chain,
  id uuid not null,
  shown bytea check (octet_length(shown) = 32)
);

select tenant_table('wallet_class', 'select, insert', 'update (shown)');
