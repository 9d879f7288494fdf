-- A club's rules for points, corrections and amounts that need no approval.
create table club_points (
  chain_id bigint primary key references chain,
  active boolean not null default false,
  name text not null default '',
  description text not null default '',
  points_per_krona_hundredths integer not null default 100 check (points_per_krona_hundredths between 1 and 100000),
  month_validation integer not null default 12 check (month_validation between 1 and 120),
  counted_points_from date,
  correction_per_member integer not null default 500 check (correction_per_member between 0 and 1000000),
  correction_per_day integer not null default 2000 check (correction_per_day between 0 and 10000000),
  alone_per_purchase_ore bigint not null default 5000000 check (alone_per_purchase_ore between 0 and 1000000000),
  alone_per_day_ore bigint not null default 5000000 check (alone_per_day_ore between 0 and 10000000000),
  -- The cost of a point for the club, in hundredths of an öre; null: not set.
  cost_hundredths integer check (cost_hundredths between 1 and 10000000),
  translations jsonb not null default '{}' check (translations_fit(translations, '{"name": 60, "description": 500}')),
  alone_per_member_day_ore bigint not null default 5000000 check (alone_per_member_day_ore between 0 and 10000000000),
  -- How many members a cashier may look up in an hour. Null: the installation's default.
  look_ups_per_hour integer check (look_ups_per_hour between 100 and 10000),
  -- Whether the till accepts a membership number without the code that the member's card shows.
  accepts_number_alone boolean not null default true
);

select tenant_table('club_points', 'select, insert, update');

create trigger keep_promise after update on club_points
  for each row when (old.month_validation <> new.month_validation) execute function keep_promise('club_points');
create trigger keep_promise_made after insert on club_points
  for each row execute function keep_promise('club_points');
create constraint trigger revise_club after insert or delete or update on club_points deferrable initially deferred
  for each row execute function revise_club();
create trigger touch after insert or delete or update on club_points for each statement execute function touch_club();
