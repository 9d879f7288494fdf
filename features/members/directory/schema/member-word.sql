-- The words of a member's name and address, for the search. Lists read the members of a frequent word in the list's own order
-- from an index, so each word has a copy of what two orders compare.
create table member_word (
  chain_id bigint not null,
  member_id bigint not null,
  kind text not null check (kind in ('NAME', 'EMAIL')),
  word text collate "C" not null check (word <> ''),
  -- The first two letters: they divide the indexes of the orders.
  start text collate "C" not null default '',
  -- The first four letters of all of the member's words: ' anna lind @anna' for Anna Lind with an e-mail address.
  all_starts text collate "C" not null default '',
  registered_at timestamptz not null default '-infinity',
  sorted_name text collate "sv-x-icu" not null default '',
  primary key (chain_id, member_id, kind, word),
  foreign key (chain_id, member_id) references member
);
create index word_by_itself on member_word (chain_id, word, member_id, kind) include (all_starts);
create index word_by_name on member_word (chain_id, start, sorted_name, member_id) include (word, kind, all_starts);
create index word_by_registration on member_word (chain_id, start, registered_at, member_id) include (word, kind, all_starts);

select tenant_table('member_word', 'select, insert, delete');
