-- What people see in their spreadsheet. Null for rows that a server of the earlier release took: they begin below one heading.
alter table member_import_row add column line integer check (line > 0);
comment on column member_import_row.line is 'Line of the file on which the row begins, from 1; null: one more than its number.';
