-- How far members have been told of a version that will apply, and of one that was taken back after they had been. Members
-- are told in the order of their numbers, some at a time, each with the mark of how far it has come.
create table terms_telling (
  chain_id bigint not null,
  terms_version_id bigint not null,
  what text not null check (what in ('COMING', 'TAKEN_BACK')),
  -- Everybody up to this number has had their turn.
  through_member bigint not null default 0,
  mailed integer not null default 0 check (mailed >= 0),
  begun_at timestamptz not null,
  done_at timestamptz,
  primary key (chain_id, terms_version_id, what),
  foreign key (chain_id, terms_version_id) references terms_version
);
create index terms_telling_open on terms_telling (chain_id) where done_at is null;
select tenant_table('terms_telling', 'select, insert', 'update (through_member, mailed, done_at)');

-- Which members were written to of a version, and which have seen what it changes.
create table terms_notice (
  chain_id bigint not null,
  member_id bigint not null,
  terms_version_id bigint not null,
  mailed_at timestamptz,
  seen_at timestamptz,
  primary key (chain_id, member_id, terms_version_id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, terms_version_id) references terms_version,
  check (num_nonnulls(mailed_at, seen_at) > 0)
);
create index terms_notice_mailed on terms_notice (chain_id, terms_version_id, member_id) where mailed_at is not null;
select tenant_table('terms_notice', 'select, insert', 'update (mailed_at, seen_at)');
