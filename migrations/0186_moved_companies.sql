-- What a club's links, cards and hashes were made by where it comes from: they go on being good here. A club that never
-- moved has none, and goes by the installation's own.
create table brought_secret (
  chain_id bigint not null references chain,
  name text not null,
  value bytea not null check (octet_length(value) = 32),
  primary key (chain_id, name)
);
select tenant_table('brought_secret', 'select');
comment on column brought_secret.value is 'Secret: told by secret_of() to functions alone.';

create function secret_of(of_chain bigint, wanted text) returns bytea language sql stable security definer
set search_path = public, pg_temp as $$
  select coalesce((select value from brought_secret where chain_id = of_chain and name = wanted),
    (select value from platform_secret where name = wanted))
$$;
create function keyed_left_address(of_chain bigint, plain bytea) returns bytea language sql stable security definer
set search_path = public, pg_temp as $$ select sha256(secret_of(of_chain, 'left address') || plain) $$;
create or replace function left_address_hash(of_chain bigint, address text) returns bytea language sql stable
set search_path = public, pg_temp as $$
  select keyed_left_address(of_chain, sha256(convert_to('left ' || of_chain || ' ' || address, 'UTF8')))
$$;
drop function keyed_left_address(bytea);
create or replace function wallet_secret(purpose text) returns bytea language sql stable security definer
set search_path = public, pg_temp as $$
  select sha256(secret_of(current_setting('stammis.chain_id')::bigint, 'wallet pass')
    || sha256(convert_to('wallet ' || current_setting('stammis.chain_id') || ' ' || purpose, 'UTF8')))
$$;
create or replace function unsubscribe_secret(of_member bigint, of_channel text) returns bytea language sql stable security definer
set search_path = public, pg_temp as $$
  select substring(sha256(secret_of(current_setting('stammis.chain_id')::bigint, 'unsubscribe id') || sha256(convert_to(
    'unsubscribe ' || current_setting('stammis.chain_id') || ' ' || of_member || ' ' || of_channel, 'UTF8'))) from 1 for 16)
$$;
grant create on schema public to stammis_platform;
alter function secret_of owner to stammis_platform;
alter function keyed_left_address owner to stammis_platform;
revoke create on schema public from stammis_platform;
revoke all on function secret_of, keyed_left_address from public;
grant execute on function secret_of to stammis_platform;
grant execute on function keyed_left_address to stammis_app;

-- A company on its way between two installations. HANDED_OVER: a file with all of it was written, and it is still this
-- one's. GOING: another has it, and this one lets it go; GONE: it has. ARRIVED: it is here, and serves nobody until the
-- other tells its code. Without reference to the company, which comes and goes.
create table company_move (
  company bigint primary key,
  company_number text not null,
  state text not null check (state in ('HANDED_OVER', 'GOING', 'GONE', 'ARRIVED')),
  -- Told once nothing of the company is here any more; of one that arrived only its hash is known.
  release text,
  release_hash text not null,
  -- What the other tells once it has all of it.
  receipt text not null,
  -- Files that are still to be removed here.
  files text[] not null default '{}',
  at timestamptz not null default now(),
  check ((state = 'ARRIVED') = (release is null))
);
comment on column company_move.release is 'Secret: opens the company where it arrived; read by the owner alone.';

-- Where what has moved away is asked for now: its clubs' addresses, and its links to unsubscribe by. They name nobody.
create table moved_subdomain (
  subdomain text primary key,
  company bigint not null,
  leads_to text not null
);
create table moved_unsubscribe_id (
  id_hash bytea primary key,
  company bigint not null,
  leads_to text not null
);
-- Numbers of invoices that went with a company: without them this installation's series would have holes.
create table moved_invoice (
  number bigint primary key,
  company bigint not null
);
grant select on moved_subdomain, moved_unsubscribe_id, moved_invoice to stammis_platform;
-- A club may take no address that leads elsewhere.
grant select on moved_subdomain to stammis_app;
