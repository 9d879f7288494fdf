-- What merchants were told beforehand by e-mail, or that it does not come after all: each once.
create table merchant_notice (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  subject text not null,
  -- On which it comes.
  day date not null,
  -- Null: that it does not come after all.
  says text,
  sent_at timestamptz not null
);
create index on merchant_notice (account_id, id);
grant select, insert, delete on merchant_notice to stammis_platform;

-- Whether an announcement is mailed as well, on its first day.
alter table announcement add column by_mail boolean not null default false;
