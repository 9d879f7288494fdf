-- Processes of the installation that are running.
create table heartbeat (
  process uuid primary key,
  kind text not null check (kind in ('SERVER', 'WORKER')),
  started_at timestamptz not null default clock_timestamp(),
  beat_at timestamptz not null default clock_timestamp()
);

grant select, insert, update, delete on heartbeat to stammis_platform;
