-- Delivery reports for an SMS whose provider id is not stored yet. They are applied when the id is stored, or deleted
-- after a day.
create table early_sms_report (
  provider_id text not null check (provider_id <> '' and char_length(provider_id) <= 100),
  report text not null check (report in ('DELIVERED', 'UNDELIVERED')),
  reason text not null default '',
  told_at timestamptz not null,
  primary key (provider_id, report)
);

grant select, insert, update, delete on early_sms_report to stammis_platform;
