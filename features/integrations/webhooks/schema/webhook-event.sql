-- Events for webhooks, written by the act that causes them when an endpoint subscribes to them.
create table webhook_event (
  chain_id bigint not null,
  id uuid not null default gen_random_uuid(),
  type text not null
    check (type in ('member.joined', 'member.updated', 'member.left', 'purchase.registered', 'purchase.returned',
      'coupon.redeemed', 'stamp_card.completed', 'points.corrected', 'sendout.sent', 'webhook.test')),
  -- The row that the event is about: `purchase 12`.
  thing text not null,
  member_id bigint,
  occurred_at timestamptz not null default now(),
  -- As first sent, so that retries are the same; null until then.
  body text,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member
);
create index webhook_events_of_member on webhook_event (chain_id, member_id) where member_id is not null;
create index webhook_events_by_age on webhook_event (occurred_at);

select tenant_table('webhook_event', 'select, insert, update, delete');
