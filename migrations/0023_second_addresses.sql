-- An address typed beside the one that opened an account waits like a changed one. It is sent no link until its holder
-- asks for it (token_hash is null), and a yes to marketing says which box it came from.
alter table contact_change
  alter column token_hash drop not null,
  add column consent_source text not null default 'PROFILE' check (consent_source in ('SIGN_UP', 'PROFILE'));
alter table account_contact_change alter column token_hash drop not null;
