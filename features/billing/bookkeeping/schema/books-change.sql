-- Who closed a month of the books, and who opened one again and why.
create table books_change (
  id bigint generated always as identity primary key,
  month date not null check (extract(day from month) = 1),
  act text not null check (act in ('CLOSED', 'OPENED')),
  reason text not null default '',
  account_id bigint references account,
  at timestamptz not null,
  check (act = 'CLOSED' or reason <> '')
);

grant select, insert on books_change to stammis_platform;
