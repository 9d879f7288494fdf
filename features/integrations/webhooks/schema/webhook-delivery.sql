-- Deliveries of an event to an endpoint, with their retries.
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
  -- Status of the response; null if there was no response.
  answer_status smallint,
  answer text not null default '',
  took_ms integer,
  primary key (chain_id, id),
  unique (chain_id, endpoint_id, event_id),
  foreign key (chain_id, endpoint_id) references webhook_endpoint on delete cascade,
  foreign key (chain_id, event_id) references webhook_event on delete cascade
);
create index webhook_deliveries_of_event on webhook_delivery (chain_id, event_id);
create index webhook_deliveries_of_endpoint on webhook_delivery (chain_id, endpoint_id, id desc);
-- Pending deliveries are read by endpoint, so that one club's backlog delays no other club.
create index webhook_deliveries_waiting on webhook_delivery
  (chain_id, endpoint_id, (coalesce(next_at, '-infinity')), id) where state = 'WAITING';
create index webhook_deliveries_counted on webhook_delivery (chain_id, endpoint_id, state) include (tried_at);

select tenant_table('webhook_delivery', 'select, insert, update, delete');
