-- not in a transaction
-- Reads and writes go on meanwhile.
alter table message validate constraint message_kind_check;
alter table message validate constraint message_language_check;
alter table sendout_count validate constraint sendout_count_medium_check;
alter table webhook_event validate constraint webhook_event_type_check;
alter table removal validate constraint removal_kind_check;
alter table chain validate constraint chain_languages_check;
alter table webhook_endpoint validate constraint webhook_endpoint_event_types_closed;
