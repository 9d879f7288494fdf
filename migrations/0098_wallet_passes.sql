-- A member's card in a phone's wallet. Phones know it by its serial, which says nothing. `shown`: a digest of what the phones
-- were last told it says; null: nothing yet. Without a member: of one who has left.
create table wallet_pass (
  chain_id bigint not null references chain,
  serial uuid not null,
  member_id bigint,
  shown bytea check (octet_length(shown) = 32),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (chain_id, serial),
  unique (chain_id, member_id),
  foreign key (chain_id, member_id) references member
);
-- A phone names no club.
create index on wallet_pass (serial);

-- The phones that hold a pass, and where each is told that there is something new to fetch.
create table wallet_device (
  chain_id bigint not null references chain,
  serial uuid not null,
  device_id text not null check (length(device_id) between 1 and 100),
  push_token text not null check (push_token ~ '^[0-9A-Za-z]{1,200}$'),
  primary key (chain_id, serial, device_id),
  foreign key (chain_id, serial) references wallet_pass on delete cascade
);
create index on wallet_device (device_id);

select tenant_table('wallet_pass', 'select, insert', 'update (member_id, shown, changed_at)');
select tenant_table('wallet_device', 'select, insert, delete', 'update (push_token)');

insert into platform_secret (name, value)
select 'wallet pass', sha256(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- What opens a pass of the transaction's own chain, by what for: made anew each time, and kept nowhere.
create function wallet_secret(purpose text) returns bytea language sql stable security definer
set search_path = public, pg_temp as $$
  select sha256(value || sha256(convert_to('wallet ' || current_setting('stammis.chain_id') || ' ' || purpose, 'UTF8')))
  from platform_secret where name = 'wallet pass'
$$;
grant create on schema public to stammis_platform;
alter function wallet_secret owner to stammis_platform;
revoke create on schema public from stammis_platform;
revoke all on function wallet_secret from public;
grant execute on function wallet_secret to stammis_app;
