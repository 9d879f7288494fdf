-- What a sandbox writes is handed to nobody: suppressed, not KEPT, which is what a letterbox does with its letters.
alter table message drop constraint message_status_check;
alter table message no force row level security;
update message set status = 'SUPPRESSED' where status = 'KEPT';
alter table message force row level security;
alter table message
  add constraint message_status_check check (status in ('WAITING', 'SENT', 'FAILED', 'SUPPRESSED'));

alter table platform_message drop constraint platform_message_status_check;
update platform_message set status = 'SUPPRESSED' where status = 'KEPT';
alter table platform_message
  add constraint platform_message_status_check check (status in ('WAITING', 'SENT', 'FAILED', 'SUPPRESSED'));
