-- A sendout's credits are laid by before it begins, and what a club sends of its own accord has a limit a month.
alter table sms_account
  add column reserved integer not null default 0 check (reserved >= 0),
  add column month_limit integer check (month_limit >= 0);

-- `limited_month` is the club's month whose limit a line counts in, by its first day; null for what somebody asked for.
alter table sms_entry
  add column sendout_id bigint,
  add column limited_month date check (extract(day from limited_month) = 1);
create index on sms_entry (chain_id, message_id) where message_id is not null;
create index on sms_entry (chain_id, at);

-- What a club's own messages came to in a month, and the limit when credits were last taken in it.
create table sms_month (
  chain_id bigint not null references chain,
  month date not null check (extract(day from month) = 1),
  credits integer not null check (credits >= 0),
  within integer,
  primary key (chain_id, month),
  check (credits <= within)
);
select tenant_table('sms_month', 'select, insert', 'update (credits, within)');

-- What a sendout has laid by, in the month it was laid by in; what is left of it is neither settled nor released.
create table sms_reservation (
  chain_id bigint not null references chain,
  sendout_id bigint not null,
  month date not null check (extract(day from month) = 1),
  credits integer not null check (credits > 0),
  settled integer not null default 0 check (settled >= 0),
  released integer not null default 0 check (released >= 0),
  primary key (chain_id, sendout_id, month),
  check (settled + released <= credits)
);
select tenant_table('sms_reservation', 'select, insert', 'update (credits, settled, released)');
