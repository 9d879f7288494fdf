-- Messages of a club to many members: content, selection, time and progress.
create table sendout (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null,
  state text not null default 'DRAFT'
    check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED')),
  pause_reason text
    check (pause_reason in ('PERSON', 'LATE', 'CREDITS', 'OFFER', 'PROVIDER', 'FAILURES', 'BOUNCES', 'RESTORED')),
  -- Null: all members.
  selection_id bigint,
  campaign_id bigint,
  by_sms boolean not null default false,
  by_email boolean not null default false,
  -- The language of the texts; translations are inside them.
  language text not null check (language in ('sv', 'en', 'fr')),
  -- { text, link, translations }
  sms jsonb not null,
  -- `Email` of the domain; null: none.
  email jsonb,
  sender_name text not null default '' check (sender_name ~ '^([A-Za-z0-9]{3,11})?$'),
  -- Null: as soon as it is started.
  send_at timestamptz,
  held_out_percent smallint not null default 0 check (held_out_percent between 0 and 50),
  -- Skips recipients that the credits do not suffice for, instead of pausing.
  leaves_out boolean not null default false,
  created_by bigint not null references account,
  created_at timestamptz not null,
  -- Who started it, and the second person who approved it.
  started_by bigint references account,
  asked_at timestamptz,
  needs_approval boolean not null default false,
  approved_by bigint references account,
  approved_at timestamptz,
  -- When its recipients were chosen, by the club's clock.
  frozen_at timestamptz,
  done_at timestamptz,
  -- Since when it has been sending without a pause, by the server's clock.
  going_since timestamptz,
  settled_before integer not null default 0 check (settled_before >= 0),
  wakes_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  -- `Automatic` of the domain: { occasion, at }. Null: it is sent once.
  automatic jsonb check (jsonb_typeof(automatic) = 'object'),
  -- Bounces when a person last resumed it.
  bounced_before integer not null default 0 check (bounced_before >= 0),
  -- A digest of the selection and offers that the second person approved.
  approved_of text,
  waits_for text check (waits_for in ('QUIET_HOURS', 'CAP', 'PROVIDER', 'DEFERRED')),
  -- Value coupons in the e-mail, read from its content by a trigger. After sending has begun, also those removed
  -- later.
  coupon_ids bigint[] not null default '{}',
  sms_coupon_ids bigint[] not null default '{}',
  -- Why it paused by itself, as its merchants were notified; null: not notified.
  told_pause text
    check (told_pause in ('PERSON', 'LATE', 'CREDITS', 'OFFER', 'PROVIDER', 'FAILURES', 'BOUNCES', 'RESTORED')),
  primary key (chain_id, id),
  foreign key (chain_id, campaign_id) references campaign,
  constraint paused_for_a_reason check ((state = 'PAUSED') = (pause_reason is not null)),
  constraint sends_what_is_chosen check (state not in ('SENDING', 'SENT') or frozen_at is not null),
  constraint goes_by_a_medium check (state in ('DRAFT', 'CANCELLED') or by_sms or by_email),
  constraint approved_by_another check (approved_by is null or needs_approval and approved_by <> started_by),
  constraint done_when_over check ((state in ('SENT', 'CANCELLED')) = (done_at is not null)),
  constraint automatic_is_never_over check (automatic is null or state <> 'SENT'),
  constraint automatic_has_its_next check (automatic is null or state in ('DRAFT', 'CANCELLED')
      or send_at is not null),
  constraint waits_for_something check ((wakes_at is null) = (waits_for is null))
);
create index by_age on sendout (chain_id, created_at desc, id desc);
create index sendouts_to_move on sendout (wakes_at) where state in ('SCHEDULED', 'SENDING');
create index of_campaign on sendout (chain_id, campaign_id) where campaign_id is not null;
-- The Today page of each merchant reads these.
create index sendouts_to_approve on sendout (chain_id, id) where needs_approval and approved_by is null;
create index sendouts_of_coupons on sendout (chain_id, id) where coupon_ids <> '{}' or sms_coupon_ids <> '{}';
create index paused_sendouts on sendout (chain_id, id) where state = 'PAUSED';
-- The Today page of each merchant reads the next one.
create index sendouts_ahead on sendout (chain_id, send_at) where state = 'SCHEDULED';

select tenant_table('sendout', 'select, insert, update, delete');

create trigger has_no_recipients before delete on sendout for each row execute function sendout_has_no_recipients();
create trigger keep_coupons before insert or update of email, sms on sendout
  for each row execute function keep_coupons_of_sendout();
create trigger tell_webhooks after update of state on sendout
  for each row when (new.state = 'SENT' and old.state <> 'SENT') execute function tell_webhooks_of_sendout();
