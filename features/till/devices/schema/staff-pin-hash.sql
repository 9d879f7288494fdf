-- The hash of a cashier's code, for signing in at a till.
create function staff_pin_hash(asked bigint)
returns text language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare of_chain bigint := nullif(current_setting('stammis.chain_id', true), '')::bigint;
begin
  return (select pin_hash from public.staff_pin where chain_id = of_chain and account_id = asked);
end $$;
revoke all on function staff_pin_hash from public;
grant execute on function staff_pin_hash to stammis_app;
