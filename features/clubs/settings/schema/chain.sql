-- A club with its address, languages, looks and clock.
create table chain (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  name text not null,
  commercial_name text not null,
  subdomain text not null unique check (subdomain ~ '^[a-z][a-z0-9]{2,39}$'),
  language text not null default 'sv' check (language in ('sv', 'en', 'fr')),
  time_zone text not null default 'Europe/Stockholm',
  brand_colour text not null default '#1f4d43' check (brand_colour ~ '^#[0-9a-f]{6}$'),
  logo_path text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  sandbox boolean not null default false,
  -- Seconds that a sandbox's clock runs ahead of the server's, ten years at most.
  clock_ahead bigint not null default 0 check (clock_ahead between 0 and 3654 * 86400),
  -- The first day without a subscription: published offers are suspended from then on. Null: subscribed.
  suspended_from date,
  -- When staff first downloaded a poster; a step of the start guide.
  poster_at timestamptz,
  -- The languages that the club offers, its own among them.
  languages text[] not null default '{sv,en,fr}' check (languages <@ array['sv', 'en', 'fr']),
  -- Set while the company moves to another installation: triggers on each table refuse every change.
  frozen_at timestamptz,
  constraint chain_clock_check check (sandbox or clock_ahead = 0),
  constraint languages_offered check (language = any (languages) and cardinality(languages)
    = ('sv' = any (languages))::integer + ('en' = any (languages))::integer + ('fr' = any (languages))::integer)
);
create index on chain (company_id);

grant select on chain to stammis_app, stammis_platform;
grant update (name, commercial_name, subdomain, language, time_zone, brand_colour, logo_path, clock_ahead, poster_at,
  languages) on chain to stammis_app;
grant insert, update on chain to stammis_platform;

create trigger begin_suspension before insert on chain for each row execute function begin_suspension();
create trigger keep_sandbox before update of sandbox, clock_ahead on chain
  for each row execute function keep_sandbox();
create trigger own_club before update on chain for each row execute function keep_to_own_club();
-- Servers cache clubs: every change is notified.
create trigger tell_changed after insert or update on chain
  for each row execute function tell_changed_row('''chain:'' || id');
create trigger time_zone_known before insert on chain for each row execute function time_zone_stays();
create trigger time_zone_stays before update of time_zone on chain for each row
  when (old.time_zone <> new.time_zone) execute function time_zone_stays();
create trigger touch after insert or delete or update on chain for each statement execute function touch_club();
