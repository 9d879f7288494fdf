-- The platform as the sender of invoices. No invoice is issued before name, number and an account are set.
create table seller (
  single boolean default true primary key check (single),
  facts jsonb not null default '{}',
  -- Days until an invoice is due.
  payment_days integer not null default 20 check (payment_days between 0 and 90)
);

grant select, update on seller to stammis_platform;

insert into seller default values;
