-- not in a transaction
-- Reads and writes continue meanwhile.
create index concurrently if not exists word_by_registration on member_word (chain_id, start, registered_at, member_id) include (word, kind, all_starts);
create index concurrently if not exists word_by_name on member_word (chain_id, start, sorted_name, member_id) include (word, kind, all_starts);
create index concurrently if not exists word_by_itself on member_word (chain_id, word, member_id, kind) include (all_starts);
drop index concurrently if exists by_word;
drop procedure if exists fill_word_orders();
