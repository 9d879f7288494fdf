-- Phones that hold a pass, and the address that notifies each of changes.
create table wallet_device (
  chain_id bigint not null references chain,
  serial uuid not null,
  device_id text not null check (length(device_id) between 1 and 100),
  push_token text not null check (push_token ~ '^[0-9A-Za-z]{1,200}$'),
  primary key (chain_id, serial, device_id),
  foreign key (chain_id, serial) references wallet_pass on delete cascade
);
create index on wallet_device (device_id);

select tenant_table('wallet_device', 'select, insert, delete', 'update (push_token)');
