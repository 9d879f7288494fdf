-- Evidence of consents: who consented to what, when and where. Rows are only ever added.
create table consent (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  given boolean not null,
  source text not null
    check (source in ('SIGN_UP', 'PROFILE', 'STAFF', 'IMPORT', 'MERGE', 'UNSUBSCRIBED', 'ONE_CLICK', 'STOP',
      'COMPLAINT', 'ADDRESS_REMOVED')),
  account_id bigint references account,
  at timestamptz not null default now(),
  text text not null default '',
  language text check (language in ('sv', 'en', 'fr')),
  import_id bigint,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, import_id) references member_import
);
create index on consent (chain_id, member_id);

select tenant_table('consent', 'select, insert');
grant update (member_id) on consent to stammis_platform;

create trigger touch after insert or delete or update on consent for each row execute function touch_members();
