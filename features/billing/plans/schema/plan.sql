-- Prices that the platform charges a company for its clubs.
create table plan (
  id bigint generated always as identity primary key,
  name text not null unique check (name <> ''),
  -- Companies can choose it; other plans are given by the platform.
  offered boolean not null
);

grant select, insert, update on plan to stammis_platform;

insert into plan (name, offered) values ('Stammis', true);
