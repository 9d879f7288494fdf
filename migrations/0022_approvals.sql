-- Large amounts approved from the back office: asked for at the till, answered there where somebody may.

create table approval_request (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  -- The registration that waits, and the hash of all it asks for: the approval is of exactly that.
  registration_key uuid not null,
  request_hash bytea not null,
  location_id bigint not null,
  -- Null: somebody who is about to join.
  member_id bigint,
  amount_ore bigint not null check (amount_ore > 0),
  asked_by bigint not null references account,
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  -- Null while it waits, and where its time ran out. EXPIRED is written where the same is asked for again.
  answer text check (answer in ('APPROVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  answered_by bigint references account,
  answered_at timestamptz,
  reason text not null default '' check (reason = '' or coalesce(answer = 'DECLINED', false)),
  approved_by bigint generated always as (case answer when 'APPROVED' then answered_by end) stored,
  primary key (chain_id, id),
  unique (chain_id, id, registration_key, amount_ore, approved_by),
  foreign key (chain_id, location_id) references location,
  foreign key (chain_id, member_id) references member,
  check ((answer is null) = (answered_at is null)),
  check (coalesce(answer in ('APPROVED', 'DECLINED'), false) = (answered_by is not null)),
  check (answered_by <> asked_by),
  check (answer <> 'APPROVED' or answered_at < expires_at)
);
create unique index one_open_approval on approval_request (chain_id, registration_key) where answer is null;
create index on approval_request (chain_id, registration_key);
create index on approval_request (chain_id, location_id, id desc);

-- What was let through by an approval: once, under its key, with its amount, by whoever gave it.
alter table large_amount add column approval_id bigint;
alter table large_amount
  add constraint large_amount_approval foreign key (chain_id, approval_id, registration_key, amount_ore, confirmed_by)
    references approval_request (chain_id, id, registration_key, amount_ore, approved_by),
  add check (approval_id is null or confirmed_by is not null);
create unique index one_use_an_approval on large_amount (chain_id, approval_id) where approval_id is not null;

select tenant_table('approval_request', 'select, insert', 'update (answer, answered_by, answered_at, reason)');
grant delete on approval_request to stammis_platform;
