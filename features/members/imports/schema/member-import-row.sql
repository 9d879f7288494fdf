-- Rows of an imported list: as read, the plan for each, and the outcome.
create table member_import_row (
  chain_id bigint not null,
  import_id bigint not null,
  row_number integer not null check (row_number > 0),
  cells jsonb not null,
  -- The plan for the row; null before it is checked.
  plan jsonb,
  email text,
  phone text,
  outcome text check (outcome in ('NEW', 'KNOWN', 'COMPLETED', 'DUPLICATE', 'LEFT', 'BAD')),
  problems jsonb not null default '[]',
  notes jsonb not null default '[]',
  member_id bigint,
  -- The result: lot and visit with the points and stamps, or the completed fields.
  made jsonb,
  done boolean not null default false,
  -- Why the member stays when the import is undone.
  kept text check (kept in ('USED', 'CLAIMED', 'GONE', 'SPENT')),
  brings jsonb,
  line integer check (line > 0),
  primary key (chain_id, import_id, row_number),
  foreign key (chain_id, import_id) references member_import on delete cascade,
  foreign key (chain_id, member_id) references member
);
comment on column member_import_row.line is 'The row''s number in the file, from 1, as a spreadsheet shows it; null: row_number plus 1.';
create index on member_import_row (chain_id, import_id, email) where email is not null;
create index on member_import_row (chain_id, import_id, phone) where phone is not null;
create index on member_import_row (chain_id, import_id, outcome, row_number);
create index on member_import_row (chain_id, member_id) where member_id is not null;

select tenant_table('member_import_row', 'select, insert, update, delete');
