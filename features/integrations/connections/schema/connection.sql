-- Web shops and other programs whose orders become purchases of the club.
create table connection (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  kind text not null check (kind in ('SHOPIFY', 'WOOCOMMERCE', 'GENERIC')),
  name text not null check (name <> ''),
  location_id bigint not null,
  -- The account under which orders are registered; it has no sign-in.
  account_id bigint not null references account,
  -- Ends the address of the connection. It grants nothing without a signature, so it stays readable.
  token text not null check (token ~ '^\d+\.[A-Za-z0-9_-]{43}$'),
  secret bytea not null check (octet_length(secret) between 16 and 400),
  previous_secret bytea,
  previous_until timestamptz,
  paused boolean not null default false,
  -- Orders are only listed, with what would have happened.
  dry_run boolean not null,
  -- GENERIC: where the fields of an order are in the body.
  mapping jsonb,
  created_by bigint not null references account,
  created_at timestamptz not null,
  primary key (chain_id, id),
  unique (chain_id, account_id),
  unique (chain_id, token),
  foreign key (chain_id, location_id) references location,
  constraint previous_connection_secret check ((previous_secret is null) = (previous_until is null)),
  constraint mapping_of_generic check ((kind = 'GENERIC') = (mapping is not null))
);
comment on column connection.secret is 'Secret: signs webhooks of the shop; only the platform''s role reads it.';
comment on column connection.previous_secret is 'Secret: after a change, webhooks may be signed with it for one day.';

select tenant_table('connection', 'select, insert, update, delete');
