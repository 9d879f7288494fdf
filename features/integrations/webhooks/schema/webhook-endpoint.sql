-- Where other programs receive the events of a club.
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
  -- Since when deliveries have failed; null: the last one succeeded.
  failing_since timestamptz,
  -- Limited to some points of sale; null: all.
  location_ids bigint[] check (location_ids <> '{}'),
  -- Until when `npm run stammis -- listen` reads the events itself; null: an endpoint of a merchant.
  listening_until timestamptz,
  primary key (chain_id, id),
  constraint previous_for_a_while check ((previous_secret is null) = (previous_until is null)),
  constraint webhook_endpoint_event_types_closed check (event_types <@ array['member.joined', 'member.updated',
      'member.left', 'purchase.registered', 'purchase.returned', 'coupon.redeemed', 'stamp_card.completed',
      'points.corrected', 'sendout.sent'])
);
comment on column webhook_endpoint.secret is 'Secret: signs deliveries; only the platform''s role reads it.';
comment on column webhook_endpoint.previous_secret is 'Secret: after a change, it also signs deliveries for one day.';

select tenant_table('webhook_endpoint', 'select, insert, update, delete');
