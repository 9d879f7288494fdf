-- Responses to requests with an idempotency key, returned again on a retry.
create table stored_answer (
  chain_id bigint not null,
  key text not null,
  actor text not null,
  route text not null,
  request_hash bytea not null,
  answer jsonb,
  kept_until timestamptz not null,
  primary key (chain_id, actor, route, key)
);
create index on stored_answer (kept_until);

select tenant_table('stored_answer', 'select, insert, update, delete');
