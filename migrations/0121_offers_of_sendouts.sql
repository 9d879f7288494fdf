alter table sendout
  -- What the second person's yes was to: the selection and the offers as they were, as `readNamed` digests them.
  add approved_of text,
  drop constraint sendout_pause_reason_check,
  add constraint sendout_pause_reason_check
    check (pause_reason in ('PERSON', 'LATE', 'CREDITS', 'OFFER', 'PROVIDER', 'FAILURES', 'BOUNCES'));
