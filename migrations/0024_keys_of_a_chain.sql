-- A key of a chain's table holds within the chain: a cluster that keeps each chain's rows together can keep no other.
alter table signup drop constraint signup_token_hash_key;
alter table signup add constraint signup_token_hash_key unique (chain_id, token_hash);
