-- Documents and changes that merchants were notified of by e-mail, each of them once.
create table merchant_notice (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  subject text not null,
  -- The day on which it takes effect.
  day date not null,
  -- Null: the notice that it was cancelled.
  says text,
  sent_at timestamptz not null
);
create index on merchant_notice (account_id, id);

grant select, insert, delete on merchant_notice to stammis_platform;
