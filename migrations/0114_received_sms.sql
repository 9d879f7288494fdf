-- SMS that were sent to us and acted on, by the provider's id: one that is told again changes nothing, though the member may
-- have said yes anew since. Neither the number nor the text is kept.
create table received_sms (
  provider_id text primary key check (provider_id <> '' and char_length(provider_id) <= 100),
  received_at timestamptz not null
);
grant select, insert, delete on received_sms to stammis_platform;
