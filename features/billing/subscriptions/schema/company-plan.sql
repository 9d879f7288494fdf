-- Which plan a company has from a day on.
create table company_plan (
  company_id bigint not null references company,
  from_day date not null,
  plan_id bigint not null references plan,
  primary key (company_id, from_day)
);

grant select, insert, update, delete on company_plan to stammis_platform;
