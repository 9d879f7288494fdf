-- Whether a member of this club's staff has a second factor. Only the platform's role can read its secrets.
-- PL/pgSQL plans each statement with its values, so a node finds the rows of the chain.
create function staff_has_second_factor(asked bigint) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare of_chain bigint := nullif(current_setting('stammis.chain_id', true), '')::bigint;
begin
  if not exists (select from public.staff where chain_id = of_chain and account_id = asked)
    and not exists (select from public.chain join public.company_merchant as merchant using (company_id)
      where chain.id = of_chain and merchant.account_id = asked)
  then return null; end if;
  return exists (select from public.account_authenticator where account_id = asked)
    or exists (select from public.account_passkey where account_id = asked);
end $$;
alter function staff_has_second_factor owner to stammis_platform;
revoke all on function staff_has_second_factor from public;
grant execute on function staff_has_second_factor to stammis_app;
