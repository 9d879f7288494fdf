-- Where the addresses of moved clubs lead now.
create table moved_subdomain (
  subdomain text primary key,
  company bigint not null,
  leads_to text not null
);

grant select on moved_subdomain to stammis_app, stammis_platform;
