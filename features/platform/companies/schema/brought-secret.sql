-- Secrets that a club brought from another installation: its links, cards and hashes remain valid here. A club that
-- never moved has none and uses the secrets of the installation.
create table brought_secret (
  chain_id bigint not null references chain,
  name text not null,
  value bytea not null check (octet_length(value) = 32),
  primary key (chain_id, name)
);
comment on column brought_secret.value is 'Secret: only functions read it, through secret_of().';

select tenant_table('brought_secret', 'select');
