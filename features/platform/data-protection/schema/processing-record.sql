-- A company's record of processing (GDPR article 30): what the company adds to what the product knows.
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
