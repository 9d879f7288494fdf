-- One row for each member, medium and occasion, chosen when the sendout starts. Texts are rendered when they are sent
-- and are not stored.
create table sendout_recipient (
  chain_id bigint not null,
  sendout_id bigint not null,
  medium text not null check (medium in ('SMS', 'EMAIL')),
  member_id bigint not null,
  -- The number of the occasion in an automatic sendout; 0: it is sent once.
  occasion bigint not null default 0,
  state text not null check (state in ('WAITING', 'CLAIMED', 'SENT', 'FAILED', 'SKIPPED', 'HELD_OUT')),
  reason text,
  -- Reserved credits of an SMS, and its cost once sent.
  credits smallint not null default 0 check (credits >= 0),
  -- Not before this time, by the club's clock.
  due_at timestamptz,
  -- The batch that a worker has claimed, and since when by the server's clock.
  claim bigint,
  claimed_at timestamptz,
  -- By the club's clock.
  sent_at timestamptz,
  provider_id text,
  -- The consent that allows it.
  consent_id bigint,
  -- The provider's report.
  report text check (report in ('DELIVERED', 'BOUNCED', 'UNDELIVERED')),
  reported_at timestamptz,
  clicked_at timestamptz,
  -- When an automatic sendout chose the member, and the last day on which it may be sent.
  chosen_at timestamptz,
  through date,
  -- The provider's code for a failed delivery.
  report_reason text,
  -- When the member reported it as spam.
  complained_at timestamptz,
  deferred_since timestamptz,
  primary key (chain_id, sendout_id, medium, member_id, occasion),
  constraint reason_of_what_was_not_sent check ((state in ('FAILED', 'SKIPPED')) = (reason is not null)),
  constraint claimed_by_one check ((state = 'CLAIMED') = (claim is not null and claimed_at is not null)),
  constraint sent_then check ((state = 'SENT') = (sent_at is not null)),
  constraint reported_when_sent check (report is null or (state in ('SENT', 'FAILED'))),
  constraint credits_of_sms check (credits = 0 or medium = 'SMS'),
  constraint occasion_has_its_days check ((occasion <> 0) = (chosen_at is not null and through is not null)
      and (chosen_at is null) = (through is null))
);
alter table sendout_recipient add constraint sendout_recipient_reason_check check (reason in ('NO_ADDRESS', 'BOUNCED',
  'NO_CONSENT', 'NO_CREDITS', 'LEFT', 'CANCELLED', 'REFUSED', 'DEFERRED', 'OVER')) not valid;
create index handed_over on sendout_recipient (chain_id, sendout_id, claimed_at) where state = 'CLAIMED';
create index contacts on sendout_recipient (chain_id, member_id, sent_at) where state in ('SENT', 'CLAIMED');
create index by_provider_id on sendout_recipient (provider_id) where provider_id is not null;
-- Recent recipients of automatic sendouts.
create index lately_chosen on sendout_recipient (chain_id, sendout_id, chosen_at) where occasion <> 0;
-- Recipients that were deferred or returned to the queue, and those of automatic sendouts.
create index waits_again on sendout_recipient (chain_id, sendout_id, medium, member_id, occasion)
  where state = 'WAITING' and (occasion <> 0 or due_at is not null);

select tenant_table('sendout_recipient', 'select, insert, update');

create trigger are_there after insert on sendout_recipient referencing new table as added
  for each statement execute function recipients_are_there();
create trigger count_changed after update on sendout_recipient referencing old table as before new table as after
  for each statement execute function sendout_counts_of_changed();
create trigger count_days_of_changed after update on sendout_recipient referencing old table as before new table as
  after
  for each statement
  execute function sendout_days_of_changed();
create trigger count_days_of_new after insert on sendout_recipient referencing new table as added
  for each statement execute function sendout_days_of_new();
create trigger count_new after insert on sendout_recipient referencing new table as added
  for each statement execute function sendout_counts_of_new();

-- Numbers the batches that workers claim.
create sequence sendout_claim;
grant usage on sequence sendout_claim to stammis_app, stammis_platform;
