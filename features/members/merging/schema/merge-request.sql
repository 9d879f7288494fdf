-- A local merchant's request to merge two members or to separate them again. `merge_id` names the merge to undo.
create table merge_request (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  kept_id bigint not null,
  other_id bigint not null,
  merge_id bigint,
  taken text[] not null default '{}',
  asked_by bigint not null references account,
  asked_at timestamptz not null,
  answer text check (answer in ('APPROVED', 'DECLINED', 'WITHDRAWN')),
  answered_by bigint references account,
  answered_at timestamptz,
  primary key (chain_id, id),
  foreign key (chain_id, kept_id) references member,
  foreign key (chain_id, other_id) references member,
  foreign key (chain_id, merge_id) references member_merge,
  check (other_id <> kept_id),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
-- At most one pending request for the same merge.
create unique index waiting_merge_requests on merge_request (chain_id, kept_id, other_id, coalesce(merge_id, 0))
  where answer is null;

select tenant_table('merge_request', 'select, insert', 'update (answer, answered_by, answered_at)');
