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

-- Orders that a connection has received, one row for each.
create table connection_order (
  chain_id bigint not null,
  id bigint generated always as identity,
  connection_id bigint not null,
  -- Derived from the shop's own id of the order, so that the order counts once.
  registration_key uuid not null,
  -- As the shop shows it; empty if only a refund has arrived, and after the member's erasure.
  number text not null default '',
  -- Goods after discounts, with VAT; null while they are unknown.
  amount_ore bigint check (amount_ore >= 0),
  returned_ore bigint not null default 0 check (returned_ore >= 0),
  -- The shop's refunds by their ids, each with its parts in öre.
  refunds jsonb not null default '{}',
  -- The shop's prices are without VAT, so VAT is added to refunds.
  adds_tax boolean not null default false,
  paid_at timestamptz,
  -- In a dry run: what would have happened.
  state text not null check (state in ('REGISTERED', 'RETURNED', 'NO_MEMBER', 'REFUSED')),
  dry_run boolean not null default false,
  -- A test of the shop, which is never registered.
  is_test boolean not null default false,
  -- The refusal of the order, or of its return.
  code text,
  -- The mapped field that is missing or wrong.
  field text check (field in ('orderNumber', 'amount', 'currency', 'time', 'email', 'phone', 'membershipNumber',
    'refunded')),
  purchase_id bigint,
  email text check (email = lower(email)),
  phone text,
  membership_number text,
  received_at timestamptz not null,
  last_received_at timestamptz not null,
  primary key (chain_id, id),
  unique (chain_id, connection_id, registration_key),
  foreign key (chain_id, connection_id) references connection on delete cascade,
  foreign key (chain_id, purchase_id) references purchase,
  constraint code_of_refused_order check ((code is null) = (state <> 'REFUSED')),
  constraint returned_of_order check (returned_ore <= coalesce(amount_ore, returned_ore)),
  constraint purchase_of_order check (case when dry_run then purchase_id is null
    else state = 'REFUSED' or (purchase_id is not null) = (state <> 'NO_MEMBER') end),
  constraint contact_without_purchase check (purchase_id is null
    or (email is null and phone is null and membership_number is null))
);
create index on connection_order (chain_id, connection_id, id desc);
create index on connection_order (chain_id, connection_id, last_received_at desc);
create index on connection_order (chain_id, connection_id, state, id desc);
create index on connection_order (chain_id, purchase_id);
create index on connection_order (chain_id, email) where email is not null;
create index on connection_order (chain_id, phone) where phone is not null;
create index on connection_order (received_at) where purchase_id is null;

select tenant_table('connection_order', 'select, insert, update, delete');

alter table removal
  drop constraint removal_kind_check,
  add constraint removal_kind_check check (kind in (
    'messages', 'links', 'unproved', 'waitingPurchases', 'approvals', 'merges', 'importedRows', 'untakenImports',
    'voidPasses', 'webhookEvents', 'unusedFiles', 'wrongPins', 'sessions', 'smsReplies', 'shopOrders')) not valid;
