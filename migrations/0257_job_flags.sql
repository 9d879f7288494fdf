-- The public view of the queue has no payload. Two flags say what our code needs of it: the club that a job is about, and
-- that the job had a key, which it loses when a later job of that key replaces it while it runs.
create function job_flags(payload json, key text) returns text[] language sql immutable as $$
  select array_remove(array['chain:' || (payload ->> 'chainId'), case when key is not null then 'keyed' end], null)
$$;
revoke all on function job_flags from public;

create or replace function enqueue(identifier text, payload json, key text default null) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare of_chain text := current_setting('stammis.chain_id', true);
begin
  if current_setting('role') = 'stammis_app' and identifier <> 'send-platform-message'
    and (payload ->> 'chainId' is distinct from of_chain or split_part(coalesce(key, ' ' || of_chain), ' ', 2) <> of_chain) then
    raise exception 'a club adds no job % of another', identifier using errcode = 'insufficient_privilege';
  end if;
  return (graphile_worker.add_job(identifier, payload, job_key => key, flags => public.job_flags(payload, key),
    queue_name => case identifier when 'write-picture-sizes' then 'pictures' when 'update-passes' then 'passes' end)).id;
end $$;

create or replace function job_figures(out waiting float8, out lag_seconds float8, out failing float8, out given_up float8)
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
    select count(*) filter (where attempts < max_attempts),
      coalesce(extract(epoch from now() - min(run_at)
        filter (where locked_at is null and attempts < max_attempts and run_at <= now())), 0),
      count(*) filter (where attempts < max_attempts and last_error is not null),
      count(*) filter (where attempts >= max_attempts)
    from graphile_worker.jobs
  $$;

create or replace function forget_dead_jobs(days int) returns void language sql security definer set search_path = pg_catalog, pg_temp
  as $$ select from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null
      and updated_at < now() - make_interval(days => forget_dead_jobs.days))) $$;
