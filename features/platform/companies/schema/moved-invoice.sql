-- Numbers of invoices that moved with their company. They explain the gaps in this installation's series.
create table moved_invoice (
  number bigint primary key,
  company bigint not null
);

grant select on moved_invoice to stammis_platform;
