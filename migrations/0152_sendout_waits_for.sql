-- Why a sendout waits, beside until when: its page says so.
alter table sendout
  add column waits_for text check (waits_for in ('QUIET_HOURS', 'CAP', 'PROVIDER'));

update sendout set waits_for = case when failures > 0 then 'PROVIDER' else 'QUIET_HOURS' end where wakes_at is not null;

alter table sendout add constraint waits_for_something check ((wakes_at is null) = (waits_for is null));
