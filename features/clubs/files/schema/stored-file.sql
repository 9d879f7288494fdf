-- Every picture that was uploaded, and since when no row uses it. There is no reference to the chain, because files
-- of a deleted club still have to be removed.
create table stored_file (
  chain_id bigint not null,
  path text not null,
  -- Null: being written, or its writer failed.
  stored_at timestamptz,
  -- When its sizes and formats were created.
  sized_at timestamptz,
  unused_since timestamptz,
  primary key (chain_id, path),
  check (path ~ '^/files/[0-9]{1,12}/[0-9a-f]{32}\.webp$' and split_part(path, '/', 3) = chain_id::text)
);
create index on stored_file (unused_since) where unused_since is not null;
create index on stored_file (stored_at) where sized_at is null;

select tenant_table('stored_file', 'select, insert', 'update (stored_at, sized_at, unused_since)');
grant delete on stored_file to stammis_platform;
