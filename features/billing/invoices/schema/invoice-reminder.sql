-- Reminders of an invoice that was not paid in time.
create table invoice_reminder (
  invoice_id bigint not null references invoice,
  number integer not null check (number > 0),
  sent_on date not null,
  fee_ore bigint not null check (fee_ore >= 0),
  -- The installation whose books hold the fee. The reminder moves with its company.
  installation smallint not null,
  primary key (invoice_id, number)
);

grant select, insert on invoice_reminder to stammis_platform;

create trigger open_day before insert on invoice_reminder for each row execute function refuse_closed_day('sent_on');
