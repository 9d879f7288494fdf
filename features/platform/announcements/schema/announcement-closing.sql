-- Which merchant has closed which announcement.
create table announcement_closing (
  announcement_id bigint not null references announcement on delete cascade,
  account_id bigint not null references account on delete cascade,
  closed_at timestamptz not null,
  primary key (announcement_id, account_id)
);
create index on announcement_closing (account_id);

grant select, insert on announcement_closing to stammis_platform;
