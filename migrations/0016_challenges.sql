-- What the servers of one installation sign with, and nobody else knows: made here, from the database's own strong
-- randomness, and never shown.
create table platform_secret (
  name text primary key,
  value bytea not null
);
insert into platform_secret (name, value)
select 'challenge', sha256(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

grant select on platform_secret to stammis_platform;
