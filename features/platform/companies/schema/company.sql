-- A company, which owns one or more clubs.
create table company (
  id bigint generated always as identity primary key,
  company_number text check (company_number ~ '^[0-9]{10}$'),
  name text not null,
  postal_address text not null default '',
  postal_zip_code text not null default '',
  postal_city text not null default '',
  website text not null default '',
  trial_ends_on date,
  created_at timestamptz not null default now(),
  -- From this day on the company's staff sign in with a second factor.
  second_factor_from date,
  -- Until then the platform's people may change things during a visit; null: read only.
  support_may_change_until timestamptz
);
create unique index company_number_once on company (company_number) where trial_ends_on is not null;

grant select on company to stammis_app, stammis_platform;
grant update (second_factor_from) on company to stammis_app;
grant insert, update, delete on company to stammis_platform;

create trigger own_company before update on company for each row execute function keep_to_own_company();
create trigger settle_suspension after update of trial_ends_on on company for each row
  when (old.trial_ends_on is distinct from new.trial_ends_on) execute function settle_suspension('id');
