-- Where programs of others want to be told what happens in a club.
create table webhook_endpoint (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  url text not null check (url ~ '^https?://'),
  description text not null default '',
  event_types text[] not null check (event_types <> '{}'),
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'PAUSED', 'FAILING', 'GONE')),
  secret bytea not null check (octet_length(secret) between 24 and 64),
  previous_secret bytea,
  previous_until timestamptz,
  created_by bigint not null references account,
  created_at timestamptz not null,
  -- Since when nothing has arrived; null: the last one did.
  failing_since timestamptz,
  primary key (chain_id, id),
  constraint previous_for_a_while check ((previous_secret is null) = (previous_until is null))
);
comment on column webhook_endpoint.secret is 'Secret: what is told is signed with it, by the platform''s role alone.';
comment on column webhook_endpoint.previous_secret is 'Secret: signs beside the present one for a day.';
select tenant_table('webhook_endpoint', 'select, insert, update, delete');

-- What happened, written by the act itself where somebody wants to be told.
create table webhook_event (
  chain_id bigint not null,
  id uuid not null default gen_random_uuid(),
  type text not null,
  -- The row it tells of: `purchase 12`.
  thing text not null,
  member_id bigint,
  occurred_at timestamptz not null default now(),
  -- As it was first handed over, so that it is the same each time; null until then.
  body text,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member
);
create index webhook_events_of_member on webhook_event (chain_id, member_id) where member_id is not null;
create index webhook_events_by_age on webhook_event (occurred_at);
select tenant_table('webhook_event', 'select, insert, update, delete');

create table webhook_delivery (
  chain_id bigint not null,
  id bigint generated always as identity,
  endpoint_id bigint not null,
  event_id uuid not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  attempts integer not null default 0 check (attempts >= 0),
  -- Null: at once.
  next_at timestamptz,
  claimed_until timestamptz,
  tried_at timestamptz,
  -- What came back; null where nothing did.
  answer_status smallint,
  answer text not null default '',
  took_ms integer,
  primary key (chain_id, id),
  unique (chain_id, endpoint_id, event_id),
  foreign key (chain_id, endpoint_id) references webhook_endpoint on delete cascade,
  foreign key (chain_id, event_id) references webhook_event on delete cascade
);
create index webhook_deliveries_due on webhook_delivery (next_at) where state = 'WAITING';
create index webhook_deliveries_of_event on webhook_delivery (chain_id, event_id);
create index webhook_deliveries_of_endpoint on webhook_delivery (chain_id, endpoint_id, id desc);
select tenant_table('webhook_delivery', 'select, insert, update, delete');

create function tell_webhooks(chain bigint, what text, about text, member bigint) returns void language plpgsql as $$
declare event uuid;
begin
  if not exists (select from webhook_endpoint
    where chain_id = chain and state = 'ACTIVE' and event_types @> array[what]) then
    return;
  end if;
  insert into webhook_event (chain_id, type, thing, member_id) values (chain, what, about, member) returning id into event;
  insert into webhook_delivery (chain_id, endpoint_id, event_id)
    select chain_id, id, event from webhook_endpoint
    where chain_id = chain and state = 'ACTIVE' and event_types @> array[what];
end $$;

-- Tells of a row by the event's name and the words that stand before the row's id.
create function tell_webhooks_of_row() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.chain_id, tg_argv[0], tg_argv[1] || ' ' || new.id, new.member_id);
  return null;
end $$;

create function tell_webhooks_of_member() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.chain_id, tg_argv[0], 'member ' || new.id, new.id);
  return null;
end $$;

create function tell_webhooks_of_return() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.chain_id, 'purchase.returned', 'purchase_return ' || new.id,
    (select member_id from purchase where purchase.chain_id = new.chain_id and purchase.id = new.purchase_id));
  return null;
end $$;

create function tell_webhooks_of_sendout() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.chain_id, 'sendout.sent', 'sendout ' || new.id, null);
  return null;
end $$;

create trigger tell_webhooks_joined after insert on member
  for each row when (not new.unclaimed and new.removed_at is null)
  execute function tell_webhooks_of_member('member.joined');
create trigger tell_webhooks_claimed after update of unclaimed, removed_at on member
  for each row when (not new.unclaimed and new.removed_at is null and (old.unclaimed or old.removed_at is not null))
  execute function tell_webhooks_of_member('member.joined');
create trigger tell_webhooks_left after update of removed_at on member
  for each row when (old.removed_at is null and new.removed_at is not null and not old.unclaimed)
  execute function tell_webhooks_of_member('member.left');
create trigger tell_webhooks_updated after update on member
  for each row when (not old.unclaimed and old.removed_at is null and new.removed_at is null and
    (old.first_name, old.last_name, old.email, old.phone, old.birthday, old.gender, old.street, old.zip_code, old.city,
      old.language, old.home_location_id, old.email_notification, old.phone_notification)
    is distinct from
    (new.first_name, new.last_name, new.email, new.phone, new.birthday, new.gender, new.street, new.zip_code, new.city,
      new.language, new.home_location_id, new.email_notification, new.phone_notification))
  execute function tell_webhooks_of_member('member.updated');
create trigger tell_webhooks after insert on purchase
  for each row when (new.import_id is null) execute function tell_webhooks_of_row('purchase.registered', 'purchase');
create trigger tell_webhooks after insert on purchase_return
  for each row execute function tell_webhooks_of_return();
create trigger tell_webhooks after insert on redemption
  for each row when (new.coupon_id is not null) execute function tell_webhooks_of_row('coupon.redeemed', 'redemption');
create trigger tell_webhooks_begun after insert on stamp_card_usage
  for each row when (new.status = 'COMPLETED')
  execute function tell_webhooks_of_row('stamp_card.completed', 'stamp_card_usage');
create trigger tell_webhooks_filled after update of status on stamp_card_usage
  for each row when (new.status = 'COMPLETED' and old.status = 'OPEN')
  execute function tell_webhooks_of_row('stamp_card.completed', 'stamp_card_usage');
create trigger tell_webhooks after insert on point_lot
  for each row when (new.source = 'CORRECTION') execute function tell_webhooks_of_row('points.corrected', 'point_lot');
create trigger tell_webhooks after insert on point_deduction
  for each row execute function tell_webhooks_of_row('points.corrected', 'point_deduction');
create trigger tell_webhooks after update of state on sendout
  for each row when (new.state = 'SENT' and old.state <> 'SENT') execute function tell_webhooks_of_sendout();
