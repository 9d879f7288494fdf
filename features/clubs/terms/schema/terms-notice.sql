-- Which members were notified of a version of the terms, and which have seen it.
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
