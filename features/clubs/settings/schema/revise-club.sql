-- Counts a change of the shared pages of a club, at the end of the transaction so that this row is locked last.
create function revise_club()
returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into club_revision (chain_id, revision)
    select id, 1 from chain where id = coalesce(new.chain_id, old.chain_id)
    on conflict (chain_id) do update set revision = club_revision.revision + 1;
  return null;
end $$;
alter function revise_club owner to stammis_platform;
