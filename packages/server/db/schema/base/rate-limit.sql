-- Counted attempts, for rate-limiter-flexible.
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

grant select, insert, update, delete on rate_limit to stammis_platform;
