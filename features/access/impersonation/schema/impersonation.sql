-- Visits of the platform's people to a company's back office: who, as which merchant, why and when.
create table impersonation (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  account_id bigint not null references account,
  merchant_id bigint not null references account,
  reason text not null check (char_length(reason) between 10 and 200),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  -- Ended by the button or by the next visit; null: it lasted until `ends_at`.
  ended_at timestamptz,
  -- By the trail's clock.
  written_at timestamptz not null default now(),
  unique (id, company_id, merchant_id),
  check (ends_at > started_at and ends_at <= started_at + interval '30 minutes'),
  check (ended_at between started_at and ends_at)
);
create index on impersonation (company_id, started_at desc);
create index on impersonation (account_id) where ended_at is null;

grant select, insert, update (ended_at) on impersonation to stammis_platform;
