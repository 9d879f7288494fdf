-- Ends the sessions that were opened by a code at a till of the transaction's club.
create function end_device_sessions(of_device bigint)
returns void language sql security definer set search_path = public, pg_temp as $$
  delete from staff_session where device_id = of_device
    and chain_id = nullif(current_setting('stammis.chain_id', true), '')::bigint;
$$;
revoke all on function end_device_sessions from public;
grant execute on function end_device_sessions to stammis_app, stammis_platform;

-- Ends the other till sessions of a cashier.
create function end_till_sessions(of_account bigint, except_hash bytea)
returns void language sql security definer set search_path = public, pg_temp as $$
  delete from staff_session where account_id = of_account and token_hash <> except_hash
    and chain_id = nullif(current_setting('stammis.chain_id', true), '')::bigint;
$$;
revoke all on function end_till_sessions from public;
grant execute on function end_till_sessions to stammis_app, stammis_platform;

-- Opens a session at a till for a member of staff of the transaction's club. Owned by the platform's role, which
-- sees the club's staff.
create function open_till_session(hash bytea, of_account bigint, of_device bigint, agent text, opened timestamptz,
  until timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare of_chain bigint := nullif(current_setting('stammis.chain_id', true), '')::bigint;
begin
  if not exists (select from staff where chain_id = of_chain and account_id = of_account)
    and not exists (select from company_merchant grants join chain on chain.company_id = grants.company_id
      where chain.id = of_chain and grants.account_id = of_account) then
    raise exception 'account % does not work in this club', of_account using errcode = 'insufficient_privilege';
  end if;
  insert into staff_session (token_hash, account_id, role, user_agent, created_at, last_used_at, expires_at, chain_id, device_id)
    values (hash, of_account, 'ROLE_CASHIER', agent, opened, opened, until, of_chain, of_device);
end $$;
alter function open_till_session owner to stammis_platform;
revoke all on function open_till_session from public;
grant execute on function open_till_session to stammis_app;
