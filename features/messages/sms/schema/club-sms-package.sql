-- Packages of SMS credits for one club. They replace the common packages for that club.
create table club_sms_package (
  chain_id bigint not null references chain,
  credits integer not null check (credits > 0),
  price_ore integer not null check (price_ore > 0),
  primary key (chain_id, credits)
);

select tenant_table('club_sms_package', 'select');
grant insert, delete on club_sms_package to stammis_platform;
