-- Secrets of the installation, with which its servers sign.
create table platform_secret (
  name text primary key,
  value bytea not null
);

grant select on platform_secret to stammis_platform;

-- The signing secret of a new installation. Each server reads it, and nothing shows it.
insert into platform_secret (name, value)
  select name, sha256(decode(replace(concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), '-', ''), 'hex'))
  from unnest(array['challenge', 'left address', 'sendout link', 'unsubscribe id', 'wallet pass']) as name;
