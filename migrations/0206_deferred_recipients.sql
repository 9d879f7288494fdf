-- Since when a recipient's own mail server has wanted the message later: others are written to meanwhile, and after a day it
-- is given up. The reasons are those there were and one more: no row needs to be read for it.
alter table sendout_recipient
  add column deferred_since timestamptz,
  drop constraint sendout_recipient_reason_check,
  add constraint sendout_recipient_reason_check check (reason in
    ('NO_ADDRESS', 'BOUNCED', 'NO_CONSENT', 'NO_CREDITS', 'LEFT', 'CANCELLED', 'REFUSED', 'DEFERRED', 'OVER')) not valid;
alter table sendout
  drop constraint sendout_waits_for_check,
  add constraint sendout_waits_for_check check (waits_for in ('QUIET_HOURS', 'CAP', 'PROVIDER', 'DEFERRED'));
