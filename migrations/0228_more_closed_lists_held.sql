-- not in a transaction
-- Reads and writes go on meanwhile.
alter table platform_message validate constraint platform_message_kind_check;
alter table platform_message validate constraint platform_message_language_check;
alter table platform_document_version validate constraint platform_document_version_document_check;
alter table sendout_day validate constraint sendout_day_medium_check;
alter table sms_entry validate constraint sms_entry_reason_check;
