-- Earlier addresses of a club. They lead to the present one for a year.
create table retired_subdomain (
  subdomain text primary key,
  chain_id bigint not null references chain,
  until date not null
);

grant select, insert, delete on retired_subdomain to stammis_app, stammis_platform;
