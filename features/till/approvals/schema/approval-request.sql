-- Approvals of large amounts. The till requests one, and a merchant answers it in the back office.
create table approval_request (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  -- The pending registration and the hash of its content: the approval is for exactly that.
  registration_key uuid not null,
  request_hash bytea not null,
  location_id bigint not null,
  -- Null: a guest who is about to join.
  member_id bigint,
  amount_ore bigint not null check (amount_ore > 0),
  asked_by bigint not null references account,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- Null while pending and after it has expired. EXPIRED is stored when the same approval is requested again.
  answer text check (answer in ('APPROVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  answered_by bigint references account,
  answered_at timestamptz,
  reason text not null default '',
  approved_by bigint generated always as (case answer when 'APPROVED' then answered_by end) stored,
  primary key (chain_id, id),
  constraint approval_request_chain_id_id_registration_key_amount_ore_ap_key
    unique (chain_id, id, registration_key, amount_ore, approved_by),
  foreign key (chain_id, location_id) references location,
  foreign key (chain_id, member_id) references member,
  check (expires_at > asked_at),
  check (reason = '' or coalesce(answer = 'DECLINED', false)),
  check ((answer is null) = (answered_at is null)),
  check (coalesce(answer in ('APPROVED', 'DECLINED'), false) = (answered_by is not null)),
  check (answered_by <> asked_by),
  check (answer <> 'APPROVED' or answered_at < expires_at)
);
create unique index one_open_approval on approval_request (chain_id, registration_key) where answer is null;
create index on approval_request (chain_id, registration_key);
create index on approval_request (chain_id, location_id, id desc);
create index approvals_by_age on approval_request (chain_id, asked_at);

select tenant_table('approval_request', 'select, insert', 'update (answer, answered_by, answered_at, reason)');
grant delete, update (member_id) on approval_request to stammis_platform;
