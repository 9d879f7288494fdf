-- How often mail servers refused a message, by hour and code.
create table mail_refusal (
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  code text not null check (length(code) <= 11),
  count integer not null default 1 check (count > 0),
  primary key (hour, code)
);

grant select, insert, update, delete on mail_refusal to stammis_platform;
