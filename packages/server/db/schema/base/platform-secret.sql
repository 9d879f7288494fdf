-- Secrets of the installation, which its servers sign with.
create table platform_secret (
  name text primary key,
  value bytea not null
);

grant select on platform_secret to stammis_platform;

-- What a new installation signs with. Each server reads it, and nothing shows it.
insert into platform_secret (name, value)
  select name, sha256(decode(replace(concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), '-', ''), 'hex'))
  from unnest(array['challenge', 'left address', 'sendout link', 'unsubscribe id', 'wallet pass']) as name;
