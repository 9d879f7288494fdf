-- not in a transaction
-- Reads and writes go on meanwhile.
alter table api_key validate constraint api_key_scopes_closed;
alter table sendout validate constraint sendout_told_pause_check;
alter table processing_activity validate constraint processing_activity_standard_closed;
