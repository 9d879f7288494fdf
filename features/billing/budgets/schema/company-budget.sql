-- What the clubs of a company have used of their common budget, until the platform approves it or it has paid once.
create table company_budget (
  company_id bigint primary key references company,
  clubs integer not null default 0 check (clubs >= 0),
  invitations integer not null default 0 check (invitations >= 0),
  credits integer not null default 0 check (credits >= 0),
  -- Whether one of its clubs has received the free SMS credits.
  credits_given boolean not null default false,
  approved_at timestamptz,
  approved_by bigint references account,
  check ((approved_at is null) = (approved_by is null))
);

grant select, insert, update on company_budget to stammis_platform;
