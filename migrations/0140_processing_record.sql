-- A company's record of processing (GDPR article 30): what it says beside what the product knows of itself.
create table processing_record (
  company_id bigint primary key references company,
  contact_name text not null default '' check (char_length(contact_name) <= 120),
  contact_email text not null default '' check (char_length(contact_email) <= 254),
  contact_phone text not null default '' check (char_length(contact_phone) <= 30),
  reviewed_on date,
  reviewed_by bigint references account,
  check ((reviewed_on is null) = (reviewed_by is null))
);
grant select, insert, update on processing_record to stammis_platform;

-- Its own words for one of the product's activities (empty: the product's), or an activity of its own.
create table processing_activity (
  company_id bigint not null references company,
  id bigint generated always as identity,
  standard text check (standard ~ '^[a-z][a-zA-Z]{0,39}$'),
  name text not null default '' check (char_length(name) <= 1000),
  purpose text not null default '' check (char_length(purpose) <= 1000),
  legal_basis text not null default '' check (char_length(legal_basis) <= 1000),
  people text not null default '' check (char_length(people) <= 1000),
  data text not null default '' check (char_length(data) <= 1000),
  recipients text not null default '' check (char_length(recipients) <= 1000),
  retention text not null default '' check (char_length(retention) <= 1000),
  protection text not null default '' check (char_length(protection) <= 1000),
  primary key (company_id, id),
  unique (company_id, standard),
  check (standard is not null or name <> '')
);
grant select, insert, update, delete on processing_activity to stammis_platform;
