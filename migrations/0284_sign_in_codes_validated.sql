-- Existing rows have one of the former kinds.
alter table message validate constraint message_kind_check;
