-- Tablets approved as tills, and the codes by which cashiers take turns at them.

create table till_device (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  location_id bigint not null,
  name text not null,
  token_hash bytea not null,
  approved_by bigint references account,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (chain_id, id),
  unique (chain_id, token_hash),
  foreign key (chain_id, location_id) references location
);
create index on till_device (chain_id, location_id) where revoked_at is null;

create table staff_pin (
  chain_id bigint not null references chain,
  account_id bigint not null references account,
  pin_hash text not null,
  set_at timestamptz not null default now(),
  primary key (chain_id, account_id)
);
create index on staff_pin (account_id);

-- Wrong codes in a row at one device. The account is whoever was named, known or not: both are counted alike.
create table pin_failure (
  chain_id bigint not null,
  device_id bigint not null,
  account_id bigint not null,
  failed_count integer not null default 0,
  locked_until timestamptz,
  latest_at timestamptz not null,
  primary key (chain_id, device_id, account_id),
  foreign key (chain_id, device_id) references till_device
);

-- A session opened by a code is a cashier's, of one chain, and ends with its device.
alter table staff_session
  add column chain_id bigint,
  add column device_id bigint,
  add foreign key (chain_id, device_id) references till_device,
  add check ((chain_id is null) = (device_id is null)),
  add check (device_id is null or role = 'ROLE_CASHIER');
create index on staff_session (chain_id, device_id) where device_id is not null;

select tenant_table('till_device', 'select, insert', 'update (name, last_used_at, revoked_at)');
select tenant_table('staff_pin', 'select, insert, update, delete');
select tenant_table('pin_failure', 'select, insert, update, delete');

create trigger forget_doors after update of revoked_at on till_device for each statement execute function forget_doors();
