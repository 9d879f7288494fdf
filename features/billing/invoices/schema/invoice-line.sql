-- Lines of an invoice.
create table invoice_line (
  invoice_id bigint not null references invoice,
  place integer not null check (place > 0),
  -- `InvoiceLineFor` of the domain.
  what jsonb not null,
  net_ore bigint not null check (net_ore >= 0),
  vat_permille integer not null check (vat_permille between 0 and 1000),
  -- The bought credits that it charges, each of them once.
  sms_chain_id bigint,
  sms_purchase_id bigint,
  primary key (invoice_id, place),
  unique (sms_chain_id, sms_purchase_id),
  foreign key (sms_chain_id, sms_purchase_id) references sms_purchase,
  check (num_nulls(sms_chain_id, sms_purchase_id) in (0, 2))
);

grant select, insert on invoice_line to stammis_platform;
