-- Sets the transaction's club. PostgreSQL inlines it. On several nodes `distribute` replaces it.
create function take_chain(chain bigint, planning text) returns text language sql volatile parallel unsafe
  return set_config('stammis.chain_id', chain::text, true) || set_config('plan_cache_mode', planning, true);

-- Sets a planner setting. The roles themselves may not call set_config().
create function plan_by(name text, value text)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if name <> all(array['max_parallel_workers_per_gather', 'enable_nestloop', 'work_mem', 'synchronous_commit']) then
    raise exception '% is no setting of a plan', name using errcode = 'insufficient_privilege';
  end if;
  return set_config(name, value, true);
end $$;
revoke all on function plan_by from public;
grant execute on function plan_by to stammis_app, stammis_platform;
