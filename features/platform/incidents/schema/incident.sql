-- A company's log of incidents with personal data (GDPR articles 33 and 34).
create table incident (
  company_id bigint not null references company,
  id bigint generated always as identity,
  opened_at timestamptz not null,
  opened_by bigint not null references account,
  what text not null check (what <> '' and char_length(what) <= 4000),
  discovered_at timestamptz not null,
  began_at timestamptz,
  data_categories text not null default '' check (char_length(data_categories) <= 4000),
  people_count integer check (people_count >= 0),
  record_count integer check (record_count >= 0),
  consequences text not null default '' check (char_length(consequences) <= 4000),
  measures text not null default '' check (char_length(measures) <= 4000),
  contact text not null default '' check (char_length(contact) <= 1000),
  reported_at timestamptz,
  reference text not null default '' check (char_length(reference) <= 200),
  closed_at timestamptz,
  not_reported_reason text not null default '' check (char_length(not_reported_reason) <= 1000),
  primary key (company_id, id),
  check (began_at <= discovered_at),
  check (reported_at >= discovered_at),
  check (closed_at is null or reported_at is not null or not_reported_reason <> '')
);

grant select, insert, update on incident to stammis_platform;
