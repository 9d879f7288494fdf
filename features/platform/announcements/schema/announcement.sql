-- Announcements of the platform to merchants in the back office.
create table announcement (
  id bigint generated always as identity primary key,
  weight text not null check (weight in ('INFORMATION', 'IMPORTANT')),
  audience text not null check (audience in ('EVERYONE', 'TRIAL', 'SUBSCRIBED')),
  from_day date not null,
  through_day date not null,
  -- Where to read more; may be empty.
  link text not null default '' check (link = '' or link ~ '^https://'),
  -- A title and a text for each language; both empty where a language has none.
  texts jsonb not null,
  created_at timestamptz not null,
  -- Also sent by e-mail on its first day.
  by_mail boolean not null default false,
  check (through_day >= from_day)
);

grant select, insert, update, delete on announcement to stammis_platform;
