-- Two memberships of one person, merged into one. Rows of the other membership carry the remaining member's id;
-- `merge_part` lists them, so that the merge can be undone for a while.
create table member_merge (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  kept_id bigint not null,
  other_id bigint not null,
  account_id bigint references account,
  merged_at timestamptz not null,
  -- The last entries of both accounts and cards before the merge.
  after_entry bigint not null default 0,
  after_stamp_entry bigint not null default 0,
  -- The other member's addresses: both sign in with their own password while it exists.
  other_email text,
  other_phone text,
  -- Both profiles before the merge and the merged one, for an undo.
  profiles jsonb,
  -- For each stamp card of the other member: its place among the remaining member's cards, and the open usage.
  cards jsonb not null default '[]',
  welcome_swapped boolean not null default false,
  undone_at timestamptz,
  undone_by bigint references account,
  primary key (chain_id, id),
  foreign key (chain_id, kept_id) references member,
  foreign key (chain_id, other_id) references member,
  check (other_id <> kept_id)
);
create index on member_merge (chain_id, kept_id);
create unique index one_standing_merge on member_merge (chain_id, other_id) where undone_at is null;
create index undoable_merges_by_age on member_merge (chain_id, merged_at) where profiles is not null;

select tenant_table('member_merge', 'select, insert',
  'update (other_email, other_phone, profiles, cards, undone_at, undone_by)');
grant update on member_merge to stammis_platform;
