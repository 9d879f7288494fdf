-- The days of a company's subscriptions, both ends included. One that was cancelled before it began ends the day
-- before.
create table subscription (
  company_id bigint not null references company,
  from_day date not null,
  through_day date,
  primary key (company_id, from_day),
  check (through_day >= (from_day - 1))
);
create unique index one_open_subscription on subscription (company_id) where through_day is null;

grant select, insert, update on subscription to stammis_platform;

create trigger settle_suspension after insert or update on subscription
  for each row execute function settle_suspension('company_id');
