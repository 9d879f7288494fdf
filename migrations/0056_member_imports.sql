-- Members brought from a list. Rows as they were given, what is to become of each and what did; they name people, and are
-- forgotten when the import can no longer be undone. What an import was stays.
create table member_import (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  account_id bigint not null references account,
  file_name text not null,
  -- SHA-256 of the file: one whose rows did not all arrive goes on where it was.
  fingerprint text not null,
  -- Its columns and what each was taken for: [{"heading": "E-post", "field": "email"}].
  columns jsonb not null,
  -- What holds for all rows: home, day and words of consents, whether known members are completed.
  choices jsonb not null,
  row_count integer not null check (row_count between 1 and 100000),
  state text not null default 'RECEIVING'
    check (state in ('RECEIVING', 'CHECKING', 'CHECKED', 'RUNNING', 'STOPPED', 'DONE', 'UNDOING', 'UNDONE')),
  -- Rows that are through in the present state.
  progress integer not null default 0,
  -- Rows by what is to become of them, points and stamps they bring; kept as they are checked and taken in.
  counts jsonb not null default '{}',
  -- By the server's clock: when it last came on. One that stands still is taken up again.
  moved_at timestamptz not null,
  created_at timestamptz not null,
  done_at timestamptz,
  -- When those it brought were to be invited, and the last of them who was.
  invited_at timestamptz,
  invited_through bigint not null default 0,
  primary key (chain_id, id)
);
create index unfinished on member_import (moved_at) where state in ('CHECKING', 'RUNNING', 'UNDOING');

create table member_import_row (
  chain_id bigint not null,
  import_id bigint not null,
  row_number integer not null check (row_number > 0),
  cells jsonb not null,
  -- What it is read as; null before it is checked.
  plan jsonb,
  email text,
  phone text,
  outcome text check (outcome in ('NEW', 'KNOWN', 'COMPLETED', 'DUPLICATE', 'LEFT', 'BAD')),
  problems jsonb not null default '[]',
  notes jsonb not null default '[]',
  member_id bigint,
  -- What was made of it: the lot and the visit that bring points and stamps, or the fields that were empty.
  made jsonb,
  done boolean not null default false,
  -- Why it stays when the import is undone.
  kept text check (kept in ('USED', 'CLAIMED', 'GONE')),
  primary key (chain_id, import_id, row_number),
  foreign key (chain_id, import_id) references member_import on delete cascade,
  foreign key (chain_id, member_id) references member
);
create index on member_import_row (chain_id, import_id, email) where email is not null;
create index on member_import_row (chain_id, import_id, phone) where phone is not null;
create index on member_import_row (chain_id, import_id, outcome, row_number);
create index on member_import_row (chain_id, member_id) where member_id is not null;
select tenant_table('member_import', 'select, insert, update, delete');
select tenant_table('member_import_row', 'select, insert, update, delete');

-- Whoever was erased is not brought back by a list: hashes of where they could be reached, and nothing else of them.
create table left_address (
  chain_id bigint not null references chain,
  address_hash bytea not null,
  left_at timestamptz not null,
  primary key (chain_id, address_hash)
);
select tenant_table('left_address', 'select, insert, delete');

-- `unclaimed`: brought by a list, and nobody has signed up for it by an address of theirs yet.
alter table member
  add column import_id bigint,
  add column unclaimed boolean not null default false,
  add foreign key (chain_id, import_id) references member_import,
  add constraint unclaimed_is_imported check (not unclaimed or import_id is not null);
create index imported on member (chain_id, import_id) where import_id is not null;
alter table point_lot add column import_id bigint,
  add foreign key (chain_id, import_id) references member_import,
  add constraint opening_of_import check (import_id is null or source = 'OPENING_BALANCE');
alter table consent add column import_id bigint,
  add foreign key (chain_id, import_id) references member_import;
