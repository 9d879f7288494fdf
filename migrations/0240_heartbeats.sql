-- One row per running process. A worker updates its row every few seconds, so that servers, `doctor` and alarms notice a
-- worker that is gone. A server updates its row when /readyz is requested, which shows that the database takes writes.
create table heartbeat (
  process uuid primary key,
  kind text not null check (kind in ('SERVER', 'WORKER')),
  started_at timestamptz not null default clock_timestamp(),
  beat_at timestamptz not null default clock_timestamp()
);
grant select, insert, update, delete on heartbeat to stammis_platform;
