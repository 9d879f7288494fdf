-- How far notifying the members of a version has come, in the order of their numbers.
create table terms_telling (
  chain_id bigint not null,
  terms_version_id bigint not null,
  what text not null check (what in ('COMING', 'TAKEN_BACK')),
  -- All members up to this number are done.
  through_member bigint not null default 0,
  mailed integer not null default 0 check (mailed >= 0),
  begun_at timestamptz not null,
  done_at timestamptz,
  primary key (chain_id, terms_version_id, what),
  foreign key (chain_id, terms_version_id) references terms_version
);
create index terms_telling_open on terms_telling (chain_id) where done_at is null;

select tenant_table('terms_telling', 'select, insert', 'update (through_member, mailed, done_at)');
