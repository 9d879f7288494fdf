-- What a provider tells afterwards of an SMS it took: whether it came to the phone. Found by the provider's own id of it.
alter table message
  add column report text check (report in ('DELIVERED', 'UNDELIVERED')),
  add column report_reason text,
  add column reported_at timestamptz,
  add constraint reported_when_sent check (report is null or status = 'SENT');
create index message_by_provider_id on message (provider_id) where provider_id is not null and medium = 'SMS';
