-- Lists of members that a club imports. Rows are deleted when the import can no longer be undone; the import stays.
create table member_import (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  account_id bigint not null references account,
  file_name text not null,
  -- SHA-256 of the file: an interrupted upload of the same file continues.
  fingerprint text not null,
  -- Columns and their fields: [{"heading": "E-post", "field": "email"}].
  columns jsonb not null,
  -- Settings for all rows: home, day and words of consents, whether existing members are completed.
  choices jsonb not null,
  row_count integer not null check (row_count between 1 and 100000),
  state text not null default 'RECEIVING'
    check (state in ('RECEIVING', 'CHECKING', 'CHECKED', 'RUNNING', 'STOPPED', 'DONE', 'UNDOING', 'UNDONE')),
  -- Rows done in the present state.
  progress integer not null default 0,
  -- Rows by outcome, with the points and stamps they bring.
  counts jsonb not null default '{}',
  -- When it last progressed, by the server's clock. A stalled import is resumed.
  moved_at timestamptz not null,
  created_at timestamptz not null,
  done_at timestamptz,
  -- When its members are to be invited, and the last one who was.
  invited_at timestamptz,
  invited_through bigint not null default 0,
  primary key (chain_id, id)
);
create index unfinished on member_import (moved_at) where state in ('CHECKING', 'RUNNING', 'UNDOING');

select tenant_table('member_import', 'select, insert, update, delete');
