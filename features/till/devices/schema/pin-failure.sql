-- Wrong codes in a row at one device. The account may be unknown, so that both cases look alike.
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

select tenant_table('pin_failure', 'select, insert, update, delete');
