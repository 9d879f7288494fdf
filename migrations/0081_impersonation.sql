-- The platform's people, looking at a company as one of its merchants: who, as whom, why, and when.
create table impersonation (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  account_id bigint not null references account,
  merchant_id bigint not null references account,
  reason text not null check (char_length(reason) between 10 and 200),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at and ends_at <= started_at + interval '30 minutes'),
  -- By its button, or by another begun; null: it lasted until `ends_at`.
  ended_at timestamptz check (ended_at between started_at and ends_at),
  -- By the clock that the trail goes by.
  written_at timestamptz not null default now(),
  unique (id, company_id, merchant_id)
);
create index on impersonation (company_id, started_at desc);
create index on impersonation (account_id) where ended_at is null;
grant select, insert, update (ended_at) on impersonation to stammis_platform;

-- Its session is the platform's person's own, and stands on these three.
alter table staff_session
  add column impersonation_id bigint,
  add column impersonated_company_id bigint,
  add column impersonated_id bigint,
  add foreign key (impersonation_id, impersonated_company_id, impersonated_id)
    references impersonation (id, company_id, merchant_id),
  add check (num_nulls(impersonation_id, impersonated_company_id, impersonated_id) in (0, 3)),
  add check (impersonation_id is null or (device_id is null and role = 'ROLE_MERCHANT'));
create index on staff_session (impersonation_id) where impersonation_id is not null;

-- Until then whoever looks may change things, too; null: they may only look.
alter table company add column support_may_change_until timestamptz;
