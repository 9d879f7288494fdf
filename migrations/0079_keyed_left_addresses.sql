-- A hash of an address that anybody can make of every phone number there is hides nothing from who reads the table. It is
-- made with a secret of the installation, which the clubs' own role cannot read; those that are there are hashed on with it.
insert into platform_secret (name, value)
select 'left address', sha256(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- Both halves are 32 bytes long, always: nothing can be appended to either.
create function keyed_left_address(plain bytea) returns bytea language sql stable security definer
set search_path = public, pg_temp as $$
  select sha256(value || plain) from platform_secret where name = 'left address'
$$;
grant create on schema public to stammis_platform;
alter function keyed_left_address owner to stammis_platform;
revoke create on schema public from stammis_platform;

alter table left_address no force row level security;
update left_address set address_hash = keyed_left_address(address_hash);
alter table left_address force row level security;

-- What is kept of an address whose holder left a club: enough to know it again, nothing to read.
create function left_address_hash(of_chain bigint, address text) returns bytea language sql stable
set search_path = public, pg_temp as $$
  select keyed_left_address(sha256(convert_to('left ' || of_chain || ' ' || address, 'UTF8')))
$$;
revoke all on function keyed_left_address, left_address_hash from public;
grant execute on function keyed_left_address, left_address_hash to stammis_app;
