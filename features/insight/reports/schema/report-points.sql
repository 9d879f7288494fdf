-- How the entries of a month changed the points that expire in another month, so that any month's end can be summed.
create table report_points (
  chain_id bigint not null references chain,
  expires_in date not null,
  month date not null,
  points bigint not null,
  primary key (chain_id, expires_in, month)
);

select tenant_table('report_points', 'select, insert, update, delete');
