-- Hashed ids of unsubscribe links, one for each member and channel. A link remains valid for ever; the id of a member
-- who left has no effect.
create table unsubscribe_id (
  chain_id bigint not null references chain,
  id_hash bytea not null check (octet_length(id_hash) = 32),
  channel text not null check (channel in ('EMAIL', 'SMS')),
  member_id bigint,
  primary key (chain_id, id_hash),
  foreign key (chain_id, member_id) references member
);
create index on unsubscribe_id (chain_id, member_id);
-- The link is on the product's own host, which names no club.
create index on unsubscribe_id (id_hash);

select tenant_table('unsubscribe_id', 'select, insert', 'update (member_id)');
