-- SMS replies that were acted on, by the provider's id: a reply that is delivered twice counts once. Neither number
-- nor text is stored.
create table received_sms (
  provider_id text primary key check (provider_id <> '' and char_length(provider_id) <= 100),
  received_at timestamptz not null
);

grant select, insert, delete on received_sms to stammis_platform;
