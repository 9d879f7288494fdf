-- What a provider told of an SMS whose id we did not know yet: of a batch, ids are written when all of it is settled. It is
-- told then, or forgotten after a day. At most one row each way, so that whichever came first does not matter.
create table early_sms_report (
  provider_id text not null check (provider_id <> '' and char_length(provider_id) <= 100),
  report text not null check (report in ('DELIVERED', 'UNDELIVERED')),
  reason text not null default '',
  told_at timestamptz not null,
  primary key (provider_id, report)
);
grant select, insert, update, delete on early_sms_report to stammis_platform;

-- Why it did not come to the phone, in the provider's own code.
alter table sendout_recipient add column report_reason text;
