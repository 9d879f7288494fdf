-- Where a reminder was sent: the books there tell its fee, and a company takes it along where it moves. It has no number of its own.
alter table invoice_reminder add column installation smallint;
update invoice_reminder set installation = invoice_id / 10000000000;
alter table invoice_reminder alter column installation set not null;
