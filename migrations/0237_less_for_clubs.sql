-- What a club's own role may do beside its club's rows, column by column. Accounts, grants, sessions, mails of the platform
-- and limits are the platform's: an injected statement of a club makes nobody an admin and reads nobody's mail.
revoke insert, update, delete on account, account_acceptance, account_contact_change, account_token, chain, company, company_merchant,
  platform_audit_entry, staff_session, rate_limit, platform_message from stammis_app;
revoke select on account_acceptance, account_contact_change, account_token, platform_audit_entry, rate_limit, platform_message from stammis_app;
grant update (last_location_id) on account to stammis_app;
grant update (second_factor_from) on company to stammis_app;
grant update (name, commercial_name, subdomain, language, languages, time_zone, brand_colour, logo_path, clock_ahead, poster_at)
  on chain to stammis_app;
grant insert (kind, medium, recipient, language, subject, text_body, html_body, created_at, sandbox, invoice_id), select (id)
  on platform_message to stammis_app;

-- A club changes itself and its own company, and no other.
create function keep_to_own_club() returns trigger language plpgsql as $$
begin
  if current_user = 'stammis_app' and new.id is distinct from nullif(current_setting('stammis.chain_id', true), '')::bigint then
    raise exception 'a club changes no other club than itself' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create function keep_to_own_company() returns trigger language plpgsql as $$
begin
  if current_user = 'stammis_app' and not exists (select from chain
      where chain.id = nullif(current_setting('stammis.chain_id', true), '')::bigint and chain.company_id = new.id) then
    raise exception 'a club changes no other company than its own' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger own_club before update on chain for each row execute function keep_to_own_club();
create trigger own_company before update on company for each row execute function keep_to_own_company();

-- Sessions opened by a code at a till of the transaction's club.
create function end_device_sessions(of_device bigint) returns void language sql security definer set search_path = public, pg_temp as $$
  delete from staff_session where device_id = of_device
    and chain_id = nullif(current_setting('stammis.chain_id', true), '')::bigint;
$$;
create function end_till_sessions(of_account bigint, except_hash bytea) returns void language sql security definer
set search_path = public, pg_temp as $$
  delete from staff_session where account_id = of_account and token_hash <> except_hash
    and chain_id = nullif(current_setting('stammis.chain_id', true), '')::bigint;
$$;
-- One of a cashier's, at a device of the club, for somebody who works there.
create function open_till_session(hash bytea, of_account bigint, of_device bigint, agent text, opened timestamptz, until timestamptz)
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
-- The functions' owner is a superuser or stands behind the wall: it sees the club's staff as the platform's role does.
grant create on schema public to stammis_platform;
alter function open_till_session owner to stammis_platform;
revoke create on schema public from stammis_platform;
revoke all on function end_device_sessions, end_till_sessions, open_till_session from public;
grant execute on function end_device_sessions, end_till_sessions, open_till_session to stammis_app, stammis_platform;

-- The chain, the role and every other setting are taken as the login, before the role: the clubs' and the platform's role
-- may call `set_config` no more (see apps/api/src/db/schema/close-settings.ts). These set what is harmless in their stead.
alter function touch(bigint) security definer set search_path = public, pg_temp;
alter function touch_buyer() security definer set search_path = public, pg_temp;
alter function tell_changed(text) security definer set search_path = public, pg_temp;
create function plan_by(name text, value text) returns text language plpgsql volatile security definer
set search_path = public, pg_temp as $$
begin
  if name <> all(array['max_parallel_workers_per_gather', 'enable_nestloop', 'work_mem', 'synchronous_commit']) then
    raise exception '% is no setting of a plan', name using errcode = 'insufficient_privilege';
  end if;
  return set_config(name, value, true);
end $$;
revoke all on function plan_by from public;
grant execute on function plan_by to stammis_app, stammis_platform;
