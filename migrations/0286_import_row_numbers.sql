comment on column member_import_row.line is 'The row''s number in the file, from 1, as a spreadsheet shows it; null: row_number plus 1.';
