-- Notices about a trial or an ending subscription, each of them sent once.
create table billing_notice (
  company_id bigint not null references company,
  kind text not null check (kind in ('TRIAL', 'LAPSED', 'ENDED', 'CARD')),
  -- The day that the notice is about.
  day date not null,
  days_left integer not null check (days_left >= 0),
  sent_at timestamptz not null,
  primary key (company_id, kind, day, days_left)
);

grant select, insert on billing_notice to stammis_platform;
