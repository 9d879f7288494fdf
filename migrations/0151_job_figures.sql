-- How the jobs are, for who watches: numbers, and nothing of what they are about.
create function job_figures(out waiting float8, out lag_seconds float8, out failing float8, out given_up float8)
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
    select count(*) filter (where attempts < max_attempts),
      coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0),
      count(*) filter (where attempts < max_attempts and last_error is not null),
      count(*) filter (where attempts >= max_attempts)
    from graphile_worker._private_jobs
  $$;
revoke all on function job_figures from public;
grant execute on function job_figures to stammis_platform;
