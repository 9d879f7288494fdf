-- A sendout that was on its way when a backup was taken waits for a person where that is restored.
alter table sendout
  drop constraint sendout_pause_reason_check,
  add constraint sendout_pause_reason_check
    check (pause_reason in ('PERSON', 'LATE', 'CREDITS', 'OFFER', 'PROVIDER', 'FAILURES', 'BOUNCES', 'RESTORED'));
