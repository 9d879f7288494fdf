-- Notes that staff write about a member for each other. A note is personal data: the member may read it.
create table member_note (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  account_id bigint not null references account,
  text text not null check (char_length(text) between 1 and 1000),
  written_at timestamptz not null,
  edited_at timestamptz,
  -- Shown at the till when a cashier opens the member.
  pinned boolean not null default false,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member
);
create index on member_note (chain_id, member_id, pinned desc, id desc);
create unique index one_pinned_note on member_note (chain_id, member_id) where pinned;

select tenant_table('member_note', 'select, insert, delete', 'update (text, edited_at, pinned)');
grant update (member_id) on member_note to stammis_platform;

create trigger touch after insert or delete or update on member_note for each row execute function touch_members();
