-- The words of a member's name and address, for the search.
create table member_word (
  chain_id bigint not null,
  member_id bigint not null,
  kind text not null check (kind in ('NAME', 'EMAIL')),
  word text collate "C" not null check (word <> ''),
  primary key (chain_id, member_id, kind, word),
  foreign key (chain_id, member_id) references member
);
create index by_word on member_word (chain_id, word, member_id, kind);

select tenant_table('member_word', 'select, insert, delete');
