-- The link in an invitation.
create table invitation_token (
  token_hash bytea primary key,
  invitation_id bigint not null references invitation on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index on invitation_token (invitation_id);

grant select, insert, delete on invitation_token to stammis_platform;
