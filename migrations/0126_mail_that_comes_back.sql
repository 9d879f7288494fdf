-- Whose mails come back is told apart from who has no address.
alter table sendout_recipient
  drop constraint sendout_recipient_reason_check,
  add constraint sendout_recipient_reason_check
    check (reason in ('NO_ADDRESS', 'BOUNCED', 'NO_CONSENT', 'NO_CREDITS', 'LEFT', 'CANCELLED', 'REFUSED', 'OVER'));
