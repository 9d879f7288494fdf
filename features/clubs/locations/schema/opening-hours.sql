-- Weekly opening hours. Days run from 1 (Monday) to 0 (Sunday); times are local to the club.
create table opening_hours (
  chain_id bigint not null,
  location_id bigint not null,
  id bigint generated always as identity,
  day_from smallint not null check (day_from between 0 and 6),
  day_to smallint check (day_to between 0 and 6),
  time_from text not null check (time_from ~ '^([01][0-9]|2[0-3]):[03]0$'),
  time_to text not null check (time_to ~ '^([01][0-9]|2[0-3]):[03]0$'),
  primary key (chain_id, id),
  foreign key (chain_id, location_id) references location on delete cascade
);
create index on opening_hours (chain_id, location_id);

select tenant_table('opening_hours', 'select, insert, update, delete');

create trigger touch after insert or delete or update on opening_hours
  for each statement execute function touch_club();
