-- A changed address counts when its holder has proved it by the link that was sent there; until then the old one does.
-- One waits per channel. An address somebody else has waits just the same, and is sent no link.
create table contact_change (
  chain_id bigint not null,
  member_id bigint not null,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  address text not null,
  token_hash bytea not null,
  -- The member of staff who typed it; the link then asks for the member's password, too.
  account_id bigint references account,
  -- A yes to marketing that was said of the new address: the words beside the box, and the member's latest answer before it.
  consent_text text,
  consent_after bigint not null default 0,
  consent_language text check (consent_language in ('sv', 'en', 'fr')),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (chain_id, member_id, channel),
  unique (chain_id, token_hash),
  foreign key (chain_id, member_id) references member,
  check ((consent_text is null) = (consent_language is null))
);
select tenant_table('contact_change', 'select, insert, update, delete');

-- The same for staff, who belong to no chain.
create table account_contact_change (
  account_id bigint not null references account,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  address text not null,
  token_hash bytea not null unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, channel)
);
grant select, insert, update, delete on account_contact_change to stammis_app, stammis_platform;

-- What a member was reached by before, so that erasing them finds what was sent there. It goes with them.
create table earlier_address (
  chain_id bigint not null,
  member_id bigint not null,
  address text not null,
  until timestamptz not null,
  primary key (chain_id, member_id, address),
  foreign key (chain_id, member_id) references member
);
select tenant_table('earlier_address', 'select, insert, update, delete');
-- Who joined by it: it names nobody any more, and goes with them.
alter table signup
  add column member_id bigint,
  add foreign key (chain_id, member_id) references member;
create index on signup (chain_id, member_id);
create index on message (chain_id, recipient);
create index on message (chain_id, member_id);

-- The words a consent was given or refused by, in the language they were read in; empty where there was no box.
alter table consent
  add column text text not null default '',
  add column language text check (language in ('sv', 'en', 'fr'));

-- Reasons are typed freely, and may name the member: erasing them leaves a dash. The rest of these rows stays untouchable.
create function only_erase() returns trigger language plpgsql as $$
begin
  if new.reason not in (old.reason, '–') then
    raise exception 'a reason is erased or it stays' using errcode = 'check_violation', constraint = 'reason_stays';
  end if;
  return new;
end $$;
create trigger only_erase before update of reason on purchase_return for each row execute function only_erase();
create trigger only_erase before update of reason on redemption_cancellation for each row execute function only_erase();
create trigger only_erase before update of reason on correction_withdrawal for each row execute function only_erase();
create trigger only_erase before update of reason on point_lot for each row execute function only_erase();
grant update (reason) on purchase_return, redemption_cancellation, correction_withdrawal, point_lot
  to stammis_app, stammis_platform;
