-- Changes of an incident: what, when and by whom. Rows are only ever added.
create table incident_change (
  company_id bigint not null,
  incident_id bigint not null,
  id bigint generated always as identity,
  at timestamptz not null,
  account_id bigint not null references account,
  act text not null check (act in ('OPENED', 'CHANGED', 'REPORTED', 'CLOSED')),
  -- Each changed field, before and after.
  changes jsonb not null default '[]',
  primary key (company_id, id),
  foreign key (company_id, incident_id) references incident
);
create index on incident_change (company_id, incident_id, id);

grant select, insert on incident_change to stammis_platform;
