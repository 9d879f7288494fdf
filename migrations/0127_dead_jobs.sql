-- Jobs that were given up, and those of a killed worker that another one stood in for: the queue itself keeps them for ever.
create function forget_dead_jobs(days int) returns void language sql security definer set search_path = pg_catalog, pg_temp
  as $$ delete from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null
    and updated_at < now() - make_interval(days => forget_dead_jobs.days) $$;
revoke execute on function forget_dead_jobs(int) from public;
grant execute on function forget_dead_jobs(int) to stammis_platform;
