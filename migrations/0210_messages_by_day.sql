-- How many messages of a sendout went out on a day of the club's, kept by the act: nobody counts recipients for it. By
-- sendout, so that two that go at once wait for no common row.
create table sendout_day (
  chain_id bigint not null,
  day date not null,
  sendout_id bigint not null,
  medium text not null,
  sent integer not null,
  primary key (chain_id, day, sendout_id, medium),
  foreign key (chain_id, sendout_id) references sendout
);
select tenant_table('sendout_day', 'select, insert, update, delete');

create function sendout_days_of_new() returns trigger language plpgsql as $$
begin
  insert into sendout_day as kept (chain_id, day, sendout_id, medium, sent)
  select added.chain_id, (sent_at at time zone time_zone)::date, sendout_id, medium, count(*)
  from added join chain on chain.id = added.chain_id where state = 'SENT' group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (chain_id, day, sendout_id, medium) do update set sent = kept.sent + excluded.sent;
  return null;
end $$;
create trigger count_days_of_new after insert on sendout_recipient referencing new table as added
  for each statement execute function sendout_days_of_new();

-- What is claimed, or told of afterwards, moves nothing.
create function sendout_days_of_changed() returns trigger language plpgsql as $$
begin
  insert into sendout_day as kept (chain_id, day, sendout_id, medium, sent)
  select changed.chain_id, (sent_at at time zone time_zone)::date, sendout_id, medium, sum(sign)
  from (select chain_id, sendout_id, medium, sent_at, 1 as sign from after where state = 'SENT'
      union all select chain_id, sendout_id, medium, sent_at, -1 from before where state = 'SENT') as changed
    join chain on chain.id = changed.chain_id
  group by 1, 2, 3, 4 having sum(sign) <> 0 order by 1, 2, 3, 4
  on conflict (chain_id, day, sendout_id, medium) do update set sent = kept.sent + excluded.sent;
  return null;
end $$;
create trigger count_days_of_changed after update on sendout_recipient
  referencing old table as before new table as after for each statement execute function sendout_days_of_changed();

alter table sendout_recipient no force row level security;
insert into sendout_day (chain_id, day, sendout_id, medium, sent)
  select told.chain_id, (sent_at at time zone time_zone)::date, sendout_id, medium, count(*)
  from sendout_recipient as told join chain on chain.id = told.chain_id where state = 'SENT' group by 1, 2, 3, 4;
alter table sendout_recipient force row level security;

-- The next one that is to go, asked for by each merchant's Today among all a club ever wrote.
create index sendouts_ahead on sendout (chain_id, send_at) where state = 'SCHEDULED';
