-- The next invoice number. The transaction that issues an invoice locks this row, so that there are no gaps.
create table invoice_series (
  single boolean default true primary key check (single),
  next_number bigint not null check (next_number > 0)
);

grant select, update on invoice_series to stammis_platform;

insert into invoice_series (next_number) values (1001);
