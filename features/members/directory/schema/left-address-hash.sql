-- Both arguments have 32 bytes, so nothing can be appended to either.
create function keyed_left_address(of_chain bigint, plain bytea)
returns bytea language sql stable security definer set search_path = public, pg_temp as $$
  select sha256(secret_of(of_chain, 'left address') || plain)
$$;
alter function keyed_left_address owner to stammis_platform;
revoke all on function keyed_left_address from public;
grant execute on function keyed_left_address to stammis_app;

-- The hash of an address of an erased member. It is keyed, because all phone numbers can be hashed quickly.
create function left_address_hash(of_chain bigint, address text)
returns bytea language sql stable set search_path = public, pg_temp as $$
  select keyed_left_address(of_chain, sha256(convert_to('left ' || of_chain || ' ' || address, 'UTF8')))
$$;
revoke all on function left_address_hash from public;
grant execute on function left_address_hash to stammis_app;
