-- Counts the webhooks about an order, so that a result that was decided before a later webhook is not stored.
alter table connection_order add column webhooks integer not null default 0;
