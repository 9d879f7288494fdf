-- A changed e-mail address or phone of a member of staff. It counts when its holder has opened the link sent there.
create table account_contact_change (
  account_id bigint not null references account,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  address text not null,
  token_hash bytea unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, channel)
);

grant select, insert, update, delete on account_contact_change to stammis_platform;
