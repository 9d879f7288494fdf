-- Messages between a company's merchants and the platform.
create table support_message (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  -- Created on the device, so that a repeated request writes no second row.
  message_key uuid not null,
  account_id bigint not null references account,
  by_platform boolean not null,
  text text not null check (text <> '' and char_length(text) <= 4000),
  written_at timestamptz not null,
  unique (company_id, message_key)
);
create index on support_message (company_id, id desc);

grant select, insert, delete on support_message to stammis_platform;
