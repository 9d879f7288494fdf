-- Purchases by a guest who is not a member yet. The points go to the member who joins by this invitation, or proves the
-- address, within 30 days.
create table waiting_purchase (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  registration_key uuid not null,
  signup_id bigint not null,
  email text check (email = lower(email)),
  phone text,
  location_id bigint not null,
  account_id bigint not null references account,
  purchased_at timestamptz not null,
  purchased_on date not null,
  amount_ore bigint check (amount_ore >= 100),
  points bigint check (points > 0),
  valid_through date,
  points_per_krona_hundredths integer,
  -- Requested categories, campaigns and stamps.
  asked jsonb not null,
  waits_through date not null,
  -- When a visit that a till had queued without a network reached the server; null for a visit registered at once.
  received_at timestamptz,
  primary key (chain_id, id),
  unique (chain_id, registration_key),
  foreign key (chain_id, signup_id) references signup on delete cascade,
  foreign key (chain_id, location_id) references location,
  check ((points is null) = (valid_through is null) and (points is null) = (points_per_krona_hundredths is null)),
  check (email is not null or phone is not null)
);
create index on waiting_purchase (chain_id, phone);
create index on waiting_purchase (chain_id, email);
create index on waiting_purchase (chain_id, signup_id);

select tenant_table('waiting_purchase', 'select, insert, delete', 'update (signup_id)');
