-- The points of sale that a local merchant or cashier works at.
create table staff_location (
  chain_id bigint not null,
  account_id bigint not null,
  location_id bigint not null,
  primary key (chain_id, account_id, location_id),
  foreign key (chain_id, account_id) references staff on delete cascade,
  foreign key (chain_id, location_id) references location
);

select tenant_table('staff_location', 'select, insert, delete');

create trigger tell_changed after insert or delete on staff_location
  for each row execute function tell_changed_row('''account:'' || account_id');
