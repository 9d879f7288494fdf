-- Which terms a member has accepted.
create table member_acceptance (
  chain_id bigint not null,
  member_id bigint not null,
  terms_version_id bigint not null,
  accepted_at timestamptz not null default now(),
  primary key (chain_id, member_id, terms_version_id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, terms_version_id) references terms_version
);
create index acceptances_by_version on member_acceptance (chain_id, terms_version_id, member_id);

select tenant_table('member_acceptance', 'select, insert');
