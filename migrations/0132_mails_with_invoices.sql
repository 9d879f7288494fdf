-- A mail that brings a document along: drawn when it is sent, from what was issued.
alter table platform_message add column invoice_id bigint references invoice;
