-- How often receiving servers refused our mail for policy or reputation, by hour and code. It names no member, no address and
-- no club: the operator's metric, alarm and `doctor` read it.
create table mail_refusal (
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  code text not null check (length(code) <= 11),
  count integer not null default 1 check (count > 0),
  primary key (hour, code)
);
grant select, insert, update, delete on mail_refusal to stammis_platform;
