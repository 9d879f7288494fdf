-- A changed e-mail address or phone of a member. It counts when its holder has opened the link sent there; one change
-- per channel is pending at a time. A change to an address that belongs to another member is stored as well, and no
-- link is sent.
create table contact_change (
  chain_id bigint not null,
  member_id bigint not null,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  address text not null,
  token_hash bytea,
  -- The member of staff who entered it. The link then also requires the member's password.
  account_id bigint references account,
  -- A consent to marketing given with the new address: the words next to the box, and the member's latest answer
  -- before it.
  consent_text text,
  consent_after bigint not null default 0,
  consent_language text check (consent_language in ('sv', 'en', 'fr')),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  consent_source text not null default 'PROFILE' check (consent_source in ('SIGN_UP', 'PROFILE')),
  primary key (chain_id, member_id, channel),
  unique (chain_id, token_hash),
  foreign key (chain_id, member_id) references member,
  check ((consent_text is null) = (consent_language is null))
);
create index contact_changes_by_end on contact_change (chain_id, expires_at);

select tenant_table('contact_change', 'select, insert, update, delete');

create trigger touch after insert or delete or update on contact_change for each row execute function touch_members();
