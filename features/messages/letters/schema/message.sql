-- Messages that a club sent to its members.
create table message (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  member_id bigint,
  kind text not null
    check (kind in ('MEMBER_ACTIVATION', 'MEMBER_INVITATION', 'ALREADY_MEMBER', 'SIGN_IN_CODE', 'PASSWORD_RESET',
      'PASSWORD_CHANGED', 'CONTACT_PROOF', 'CONTACT_TAKEN', 'CONTACT_ASKED', 'CONTACT_CHANGED', 'MEMBERSHIPS_MERGED', 'TERMS_CHANGED',
      'SENDOUT', 'SENDOUT_TEST')),
  medium text not null check (medium in ('EMAIL', 'SMS')),
  recipient text not null,
  language text not null check (language in ('sv', 'en', 'fr')),
  subject text not null default '',
  text_body text not null,
  html_body text not null default '',
  segments integer not null default 0,
  status text not null default 'WAITING' check (status in ('WAITING', 'SENT', 'FAILED', 'SUPPRESSED')),
  failure text,
  provider_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- For the header of marketing mail.
  unsubscribe_url text not null default '',
  report text check (report in ('DELIVERED', 'UNDELIVERED')),
  report_reason text,
  reported_at timestamptz,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member,
  constraint reported_when_sent check (report is null or status = 'SENT')
);
create index on message (chain_id, created_at desc);
create index on message (created_at desc);
create index on message (chain_id, recipient);
create index on message (chain_id, member_id);
create index message_by_provider_id on message (provider_id) where provider_id is not null and medium = 'SMS';

select tenant_table('message', 'select, insert, update');
grant update (member_id) on message to stammis_platform;
