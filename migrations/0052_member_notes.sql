-- What staff write about a member for each other. A person's data: it goes with the member, and is theirs to read.
create table member_note (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  account_id bigint not null references account,
  text text not null check (char_length(text) between 1 and 1000),
  written_at timestamptz not null,
  edited_at timestamptz,
  -- Shown at the till when the member is opened there.
  pinned boolean not null default false,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member
);
create index on member_note (chain_id, member_id, pinned desc, id desc);
create unique index one_pinned_note on member_note (chain_id, member_id) where pinned;
select tenant_table('member_note', 'select, insert, delete', 'update (text, edited_at, pinned)');
