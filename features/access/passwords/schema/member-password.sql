-- A member's password hash, for signing in. A variable holds the club, since on several nodes a statement finds its
-- node by a value.
create function member_password(asked bigint)
returns text language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare of_chain bigint := nullif(current_setting('stammis.chain_id', true), '')::bigint;
begin
  return (select password_hash from public.member where chain_id = of_chain and id = asked);
end $$;
revoke all on function member_password from public;
grant execute on function member_password to stammis_app;
