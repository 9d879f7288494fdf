-- What the links to unsubscribe end in, hashed. One a member and channel, made with a secret of the installation, so that
-- every message can bear it and none of it is kept. It is good for ever: of who has left it names nobody any more.
create table unsubscribe_id (
  chain_id bigint not null references chain,
  id_hash bytea not null check (octet_length(id_hash) = 32),
  channel text not null check (channel in ('EMAIL', 'SMS')),
  member_id bigint,
  primary key (chain_id, id_hash),
  foreign key (chain_id, member_id) references member
);
create index on unsubscribe_id (chain_id, member_id);
-- A link stands on the product's own host, which says no club.
create index on unsubscribe_id (id_hash);
select tenant_table('unsubscribe_id', 'select, insert', 'update (member_id)');

insert into platform_secret (name, value)
select 'unsubscribe id', sha256(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- The sixteen bytes of an id, of the transaction's own chain alone.
create function unsubscribe_secret(of_member bigint, of_channel text) returns bytea language sql stable security definer
set search_path = public, pg_temp as $$
  select substring(sha256(value || sha256(convert_to(
    'unsubscribe ' || current_setting('stammis.chain_id') || ' ' || of_member || ' ' || of_channel, 'UTF8'))) from 1 for 16)
  from platform_secret where name = 'unsubscribe id'
$$;
grant create on schema public to stammis_platform;
alter function unsubscribe_secret owner to stammis_platform;
revoke create on schema public from stammis_platform;
revoke all on function unsubscribe_secret from public;
grant execute on function unsubscribe_secret to stammis_app;

-- Where a message of marketing is unsubscribed from, for its header; taken out of the stored copy with its other links.
alter table message add column unsubscribe_url text not null default '';
