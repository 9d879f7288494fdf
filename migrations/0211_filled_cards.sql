-- not in a transaction
-- Cards filled since a day: Today asks for those that reports have not counted yet.
drop index concurrently if exists filled_cards;
create index concurrently filled_cards on stamp_card_usage (chain_id, reward_starts_on) where status = 'COMPLETED';
