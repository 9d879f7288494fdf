-- A club's transaction adds jobs about its own club, and under keys of its own: another's waiting job takes no other's place.
create or replace function enqueue(identifier text, payload json, key text default null) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare of_chain text := current_setting('stammis.chain_id', true);
begin
  if current_setting('role') = 'stammis_app' and identifier <> 'send-platform-message'
    and (payload ->> 'chainId' is distinct from of_chain or split_part(coalesce(key, ' ' || of_chain), ' ', 2) <> of_chain) then
    raise exception 'a club adds no job % of another', identifier using errcode = 'insufficient_privilege';
  end if;
  return (graphile_worker.add_job(identifier, payload, job_key => key, queue_name => case identifier
    when 'write-picture-sizes' then 'pictures' when 'update-passes' then 'passes' end)).id;
end $$;
