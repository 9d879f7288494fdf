-- That one of the platform's mails bounced, as `message` has it of a club's: an invitation that never arrived is shown so.
alter table platform_message
  add column report text constraint platform_message_report_check check (report in ('UNDELIVERED')),
  add column report_reason text,
  add column reported_at timestamptz,
  add constraint platform_reported_when_sent check (report is null or status = 'SENT');
