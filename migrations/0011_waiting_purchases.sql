-- A purchase made before its buyer was a member: it waits 30 days for whoever joins by this invitation, or proves the
-- address. Points are promised by the rule of the day of purchase. The row goes when it is claimed or has waited in vain.
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
  -- Categories, campaigns and stamps as they were asked for.
  asked jsonb not null,
  waits_through date not null,
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

-- Whoever opens a reset link that came by SMS has proved the phone.
alter table member_token add column sent_to_phone text;

-- A link shown as a code on the till's screen proves nothing about the phone it was made for.
alter table signup add column by_code boolean not null default false;
