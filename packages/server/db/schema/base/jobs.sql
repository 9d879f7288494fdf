-- The tables of the queue belong to graphile-worker. Roles add jobs by enqueue() alone.
grant usage on schema graphile_worker to stammis_app, stammis_platform;
revoke execute on all functions in schema graphile_worker from public;

-- Adds a job. A club adds jobs about itself and under keys of its own, so that it replaces no other club's job.
create function enqueue(identifier text, payload json, key text default null)
returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare of_chain text := current_setting('stammis.chain_id', true);
begin
  if current_setting('role') = 'stammis_app' and identifier <> 'send-platform-message'
    and (payload ->> 'chainId' is distinct from of_chain or split_part(coalesce(key, ' ' || of_chain), ' ', 2) <> of_chain) then
    raise exception 'a club adds no job % of another', identifier using errcode = 'insufficient_privilege';
  end if;
  return (graphile_worker.add_job(identifier, payload, job_key => key, flags => public.job_flags(payload, key),
    queue_name => case identifier when 'write-picture-sizes' then 'pictures' when 'update-passes' then 'passes' end)).id;
end $$;
revoke all on function enqueue from public;
grant execute on function enqueue to stammis_app, stammis_platform;

-- The public view of the queue has no payload. The flags say which club a job is about and that it had a key.
create function job_flags(payload json, key text) returns text[] language sql immutable as $$
  select array_remove(array['chain:' || (payload ->> 'chainId'), case when key is not null then 'keyed' end], null)
$$;
revoke all on function job_flags from public;

-- Numbers of jobs for monitoring, without their content.
create function job_figures(out waiting double precision, out lag_seconds double precision,
  out failing double precision, out given_up double precision)
returns record language sql security definer set search_path = pg_catalog, pg_temp as $$
    select count(*) filter (where attempts < max_attempts),
      coalesce(extract(epoch from now() - min(run_at)
        filter (where locked_at is null and attempts < max_attempts and run_at <= now())), 0),
      count(*) filter (where attempts < max_attempts and last_error is not null),
      count(*) filter (where attempts >= max_attempts)
    from graphile_worker.jobs
$$;
revoke all on function job_figures from public;
grant execute on function job_figures to stammis_platform;

-- Deletes jobs that failed for good; the queue itself keeps them for ever.
create function forget_dead_jobs(days integer)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  select from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null
      and updated_at < now() - make_interval(days => forget_dead_jobs.days)))
$$;
revoke all on function forget_dead_jobs from public;
grant execute on function forget_dead_jobs to stammis_platform;
