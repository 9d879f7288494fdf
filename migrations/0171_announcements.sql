-- What the platform tells merchants in the back office.
create table announcement (
  id bigint generated always as identity primary key,
  weight text not null check (weight in ('INFORMATION', 'IMPORTANT')),
  audience text not null check (audience in ('EVERYONE', 'TRIAL', 'SUBSCRIBED')),
  from_day date not null,
  through_day date not null check (through_day >= from_day),
  -- Where one reads more; empty for nowhere.
  link text not null default '' check (link = '' or link ~ '^https://'),
  -- By language: a title and a text, both empty where nothing is said in it.
  texts jsonb not null,
  created_at timestamptz not null
);
-- Who has put it away.
create table announcement_closing (
  announcement_id bigint not null references announcement on delete cascade,
  account_id bigint not null references account on delete cascade,
  closed_at timestamptz not null,
  primary key (announcement_id, account_id)
);
create index on announcement_closing (account_id);
grant select, insert, update, delete on announcement to stammis_platform;
grant select, insert on announcement_closing to stammis_platform;
