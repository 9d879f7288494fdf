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
  -- The number of webhooks about the order. A result that was decided before a later webhook is outdated.
  webhooks integer not null default 0,
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
