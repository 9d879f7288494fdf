-- The secret of a wallet pass of the transaction's club. It is computed and never stored.
create function wallet_secret(purpose text)
returns bytea language sql stable security definer set search_path = public, pg_temp as $$
  select sha256(secret_of(current_setting('stammis.chain_id')::bigint, 'wallet pass')
    || sha256(convert_to('wallet ' || current_setting('stammis.chain_id') || ' ' || purpose, 'UTF8')))
$$;
alter function wallet_secret owner to stammis_platform;
revoke all on function wallet_secret from public;
grant execute on function wallet_secret to stammis_app;
