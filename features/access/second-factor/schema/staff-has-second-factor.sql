-- Whether a member of this club's staff has a second factor. Only the platform's role can read its secrets.
create function staff_has_second_factor(asked bigint)
returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select (exists (select from public.account_authenticator where account_id = asked)
      or exists (select from public.account_passkey where account_id = asked))
    from public.chain where id = nullif(current_setting('stammis.chain_id', true), '')::bigint
      and (exists (select from public.company_merchant as merchant
          where merchant.company_id = chain.company_id and merchant.account_id = asked)
        or exists (select from public.staff where staff.chain_id = chain.id and staff.account_id = asked))
$$;
alter function staff_has_second_factor owner to stammis_platform;
revoke all on function staff_has_second_factor from public;
grant execute on function staff_has_second_factor to stammis_app;
