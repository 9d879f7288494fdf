-- Each picture that was ever kept, and since when nothing points at it. No reference to the chain: the files of one that
-- is gone are still to be removed.
create table stored_file (
  chain_id bigint not null,
  path text not null check (path ~ '^/files/[0-9]{1,12}/[0-9a-f]{32}\.webp$' and split_part(path, '/', 3) = chain_id::text),
  -- Null: it is being written, or its writer came to an end before it was.
  stored_at timestamptz,
  -- When the sizes and formats that screens ask for were made of it.
  sized_at timestamptz,
  unused_since timestamptz,
  primary key (chain_id, path)
);
create index on stored_file (unused_since) where unused_since is not null;
create index on stored_file (stored_at) where sized_at is null;
select tenant_table('stored_file', 'select, insert', 'update (stored_at, sized_at, unused_since)');
grant delete on stored_file to stammis_platform;

-- Everything that points at a picture. A new column that does belongs here: a test compares.
create view file_use with (security_invoker) as
  select id as chain_id, logo_path as path from chain where logo_path is not null
  union all select chain_id, logo_path from location where logo_path is not null
  union all select chain_id, image_path from coupon where image_path is not null
  union all select chain_id, stamp_path from stamp_card where stamp_path is not null
  union all select chain_id, stamp_uncollected_path from stamp_card where stamp_uncollected_path is not null
  union all select chain_id, image_path from stamp_card where image_path is not null
  union all select chain_id, image_path from stamp_card_coupon where image_path is not null
  union all select chain_id, banner_path from campaign where banner_path is not null
  union all select chain_id, banner_source_path from campaign where banner_source_path is not null;
grant select on file_use to stammis_platform;

-- What was kept before.
do $$
declare
  pointing regclass;
begin
  foreach pointing in array array['location', 'coupon', 'stamp_card', 'stamp_card_coupon', 'campaign', 'stored_file']::regclass[] loop
    execute format('alter table %s no force row level security', pointing);
  end loop;
  insert into stored_file (chain_id, path, stored_at)
    select distinct chain_id, path, now() from file_use
    where path ~ '^/files/[0-9]{1,12}/[0-9a-f]{32}\.webp$' and split_part(path, '/', 3) = chain_id::text;
  foreach pointing in array array['location', 'coupon', 'stamp_card', 'stamp_card_coupon', 'campaign', 'stored_file']::regclass[] loop
    execute format('alter table %s force row level security', pointing);
  end loop;
end $$;
