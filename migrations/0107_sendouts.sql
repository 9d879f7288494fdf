-- A message of a club to many of its members: what it says, to whom, when, and how far it has come.
create table sendout (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED')),
  pause_reason text check (pause_reason in ('PERSON', 'LATE', 'CREDITS', 'PROVIDER', 'FAILURES')),
  -- Null: every member.
  selection_id bigint,
  campaign_id bigint,
  by_sms boolean not null default false,
  by_email boolean not null default false,
  -- The language of its own texts; others stand beside them as translations.
  language text not null check (language in ('sv', 'en', 'fr')),
  -- { text, link, translations }
  sms jsonb not null,
  -- As `Email` of the domain; null: nothing written.
  email jsonb,
  sender_name text not null default '' check (sender_name ~ '^([A-Za-z0-9]{3,11})?$'),
  -- Null: as soon as it is started.
  send_at timestamptz,
  held_out_percent smallint not null default 0 check (held_out_percent between 0 and 50),
  -- Those for whom the credits do not suffice are left out, rather than it waiting for more.
  leaves_out boolean not null default false,
  created_by bigint not null references account,
  created_at timestamptz not null,
  -- Who started it, and the second person, where one is asked.
  started_by bigint references account,
  asked_at timestamptz,
  needs_approval boolean not null default false,
  approved_by bigint references account,
  approved_at timestamptz,
  -- By the club's clock: its recipients chosen; all of them settled.
  frozen_at timestamptz,
  done_at timestamptz,
  -- By the server's clock: since when it goes on without a pause, and until when it waits for quiet hours or a provider.
  going_since timestamptz,
  settled_before integer not null default 0 check (settled_before >= 0),
  wakes_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  primary key (chain_id, id),
  foreign key (chain_id, campaign_id) references campaign,
  constraint paused_for_a_reason check ((state = 'PAUSED') = (pause_reason is not null)),
  constraint sends_what_is_chosen check (state not in ('SENDING', 'SENT') or frozen_at is not null),
  constraint goes_by_a_medium check (state in ('DRAFT', 'CANCELLED') or by_sms or by_email),
  constraint approved_by_another check (approved_by is null or (needs_approval and approved_by <> started_by)),
  constraint done_when_over check ((state in ('SENT', 'CANCELLED')) = (done_at is not null))
);
create index by_age on sendout (chain_id, created_at desc, id desc);
create index sendouts_to_move on sendout (wakes_at) where state in ('SCHEDULED', 'SENDING');
create index of_campaign on sendout (chain_id, campaign_id) where campaign_id is not null;
select tenant_table('sendout', 'select, insert, update, delete');

-- One row for each member, medium and occasion, frozen at the start. Texts are rendered as they are handed over, and never kept.
create table sendout_recipient (
  chain_id bigint not null,
  sendout_id bigint not null,
  medium text not null check (medium in ('SMS', 'EMAIL')),
  member_id bigint not null,
  -- Of a sendout that comes round: which time it is for the member. 0: it goes once.
  occasion bigint not null default 0,
  state text not null check (state in ('WAITING', 'CLAIMED', 'SENT', 'FAILED', 'SKIPPED', 'HELD_OUT')),
  reason text check (reason in ('NO_ADDRESS', 'NO_CONSENT', 'NO_CREDITS', 'LEFT', 'CANCELLED', 'REFUSED')),
  -- Of an SMS: reserved while it waits, and what it cost once it is sent.
  credits smallint not null default 0 check (credits >= 0),
  -- Not before; by the club's clock.
  due_at timestamptz,
  -- Which worker's batch has it, and since when by the server's clock.
  claim bigint,
  claimed_at timestamptz,
  -- By the club's clock.
  sent_at timestamptz,
  provider_id text,
  -- The yes it rests on.
  consent_id bigint,
  -- What the provider told afterwards.
  report text check (report in ('DELIVERED', 'BOUNCED', 'UNDELIVERED')),
  reported_at timestamptz,
  clicked_at timestamptz,
  primary key (chain_id, sendout_id, medium, member_id, occasion),
  foreign key (chain_id, sendout_id) references sendout,
  foreign key (chain_id, member_id) references member,
  constraint reason_of_what_was_not_sent check ((state in ('FAILED', 'SKIPPED')) = (reason is not null)),
  constraint claimed_by_one check ((state = 'CLAIMED') = (claim is not null and claimed_at is not null)),
  constraint sent_then check ((state = 'SENT') = (sent_at is not null)),
  constraint reported_when_sent check (report is null or state in ('SENT', 'FAILED')),
  constraint credits_of_sms check (credits = 0 or medium = 'SMS')
);
create index to_hand_over on sendout_recipient (chain_id, sendout_id, medium, member_id, occasion) where state = 'WAITING';
create index handed_over on sendout_recipient (chain_id, sendout_id, claimed_at) where state = 'CLAIMED';
create index contacts on sendout_recipient (chain_id, member_id, sent_at) where state in ('SENT', 'CLAIMED');
create index by_provider_id on sendout_recipient (provider_id) where provider_id is not null;
select tenant_table('sendout_recipient', 'select, insert, update');
create sequence sendout_claim;
grant usage on sequence sendout_claim to stammis_app, stammis_platform;

-- How many of a sendout are in which state, kept by the act: nobody counts recipients while it goes on.
create table sendout_count (
  chain_id bigint not null,
  sendout_id bigint not null,
  medium text not null,
  waiting integer not null default 0 check (waiting >= 0),
  sent integer not null default 0 check (sent >= 0),
  failed integer not null default 0 check (failed >= 0),
  skipped integer not null default 0 check (skipped >= 0),
  held_out integer not null default 0 check (held_out >= 0),
  delivered integer not null default 0 check (delivered >= 0),
  bounced integer not null default 0 check (bounced >= 0),
  clicked integer not null default 0 check (clicked >= 0),
  primary key (chain_id, sendout_id, medium),
  foreign key (chain_id, sendout_id) references sendout
);
select tenant_table('sendout_count', 'select, insert, update, delete');

create function sendout_counts_of_new() returns trigger language plpgsql as $$
begin
  insert into sendout_count as kept (chain_id, sendout_id, medium, waiting, sent, failed, skipped, held_out)
  select chain_id, sendout_id, medium, count(*) filter (where state in ('WAITING', 'CLAIMED')),
    count(*) filter (where state = 'SENT'), count(*) filter (where state = 'FAILED'),
    count(*) filter (where state = 'SKIPPED'), count(*) filter (where state = 'HELD_OUT')
  from added group by 1, 2, 3
  on conflict (chain_id, sendout_id, medium) do update set waiting = kept.waiting + excluded.waiting,
    sent = kept.sent + excluded.sent, failed = kept.failed + excluded.failed, skipped = kept.skipped + excluded.skipped,
    held_out = kept.held_out + excluded.held_out;
  return null;
end $$;
create trigger count_new after insert on sendout_recipient referencing new table as added
  for each statement execute function sendout_counts_of_new();

create function sendout_counts_of_changed() returns trigger language plpgsql as $$
begin
  update sendout_count as kept set waiting = kept.waiting + moved.waiting, sent = kept.sent + moved.sent,
    failed = kept.failed + moved.failed, skipped = kept.skipped + moved.skipped, held_out = kept.held_out + moved.held_out,
    delivered = kept.delivered + moved.delivered, bounced = kept.bounced + moved.bounced, clicked = kept.clicked + moved.clicked
  from (
    select chain_id, sendout_id, medium, sum(sign) filter (where state in ('WAITING', 'CLAIMED')) as waiting,
      sum(sign) filter (where state = 'SENT') as sent, sum(sign) filter (where state = 'FAILED') as failed,
      sum(sign) filter (where state = 'SKIPPED') as skipped, sum(sign) filter (where state = 'HELD_OUT') as held_out,
      sum(sign) filter (where report = 'DELIVERED') as delivered,
      sum(sign) filter (where report in ('BOUNCED', 'UNDELIVERED')) as bounced,
      sum(sign) filter (where clicked_at is not null) as clicked
    from (select chain_id, sendout_id, medium, state, report, clicked_at, 1 as sign from after
      union all select chain_id, sendout_id, medium, state, report, clicked_at, -1 from before) as changed
    group by 1, 2, 3
  ) as summed,
    lateral (select coalesce(summed.waiting, 0) as waiting, coalesce(summed.sent, 0) as sent,
      coalesce(summed.failed, 0) as failed, coalesce(summed.skipped, 0) as skipped, coalesce(summed.held_out, 0) as held_out,
      coalesce(summed.delivered, 0) as delivered, coalesce(summed.bounced, 0) as bounced,
      coalesce(summed.clicked, 0) as clicked) as moved
  where kept.chain_id = summed.chain_id and kept.sendout_id = summed.sendout_id and kept.medium = summed.medium
    -- Claiming moves nothing from one count to another, and then nobody waits for the row.
    and (moved.waiting, moved.sent, moved.failed, moved.skipped, moved.held_out, moved.delivered, moved.bounced, moved.clicked)
      <> (0, 0, 0, 0, 0, 0, 0, 0);
  return null;
end $$;
create trigger count_changed after update on sendout_recipient
  referencing old table as before new table as after for each statement execute function sendout_counts_of_changed();

-- Whoever says no while a message to them is being handed over is answered when that is over: what is committed as a no
-- has no message after it. A batch is handed over within its lease of thirty seconds, or not at all.
create function wait_for_hand_over() returns trigger language plpgsql as $$
declare
  over timestamptz := clock_timestamp() + interval '30 seconds';
begin
  while clock_timestamp() < over and exists (select from sendout_recipient
      where chain_id = new.chain_id and member_id = new.id and state = 'CLAIMED') loop
    perform pg_sleep(0.02);
  end loop;
  return null;
end $$;
create trigger wait_for_hand_over after update of email_notification, phone_notification, email, phone, removed_at on member
  for each row when ((old.email_notification and not new.email_notification)
    or (old.phone_notification and not new.phone_notification)
    or old.email is distinct from new.email or old.phone is distinct from new.phone
    or (old.removed_at is null and new.removed_at is not null))
  execute function wait_for_hand_over();

-- When a club writes to its members, how often, and from how many on a second person says yes.
create table sendout_rules (
  chain_id bigint primary key references chain,
  quiet_from time,
  quiet_to time,
  cap_messages smallint check (cap_messages between 1 and 100),
  cap_days smallint check (cap_days between 1 and 365),
  approval_above integer check (approval_above >= 0),
  constraint quiet_from_and_to check ((quiet_from is null) = (quiet_to is null)),
  constraint so_many_in_days check ((cap_messages is null) = (cap_days is null))
);
select tenant_table('sendout_rules', 'select, insert, update');
