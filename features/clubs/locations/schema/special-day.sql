-- Days on which a point of sale has other opening hours or is closed.
create table special_day (
  chain_id bigint not null,
  location_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> '' and char_length(name) <= 40),
  date_from date not null,
  date_to date not null,
  -- Both null: closed.
  time_from text check (time_from ~ '^([01][0-9]|2[0-3]):[03]0$'),
  time_to text check (time_to ~ '^([01][0-9]|2[0-3]):[03]0$'),
  primary key (chain_id, id),
  unique (chain_id, location_id, date_from, date_to),
  foreign key (chain_id, location_id) references location on delete cascade,
  check (date_to >= date_from and date_to <= (date_from + 365)),
  check ((time_from is null) = (time_to is null))
);
-- Past days are deleted for all clubs at once.
create index on special_day (date_to);

select tenant_table('special_day', 'select, insert, delete');

create trigger touch after insert or delete or update on special_day for each statement execute function touch_club();
