-- What is kept of a purchase, as a column: an expression of two may not pass row-level security, and no index answered it.
drop index kept_amount;
alter table purchase no force row level security;
alter table purchase add column kept_ore bigint not null generated always as (amount_ore - returned_ore) stored;
alter table purchase force row level security;
create index kept_amount on purchase (chain_id, kept_ore, id);

-- The trail is read: by day, by person, by the thing it tells of.

-- The points of sale where it happened; none: the club's own.
alter table audit_entry add column location_ids bigint[] not null default '{}';

create index trail on audit_entry (chain_id, at desc, id desc);
create index trail_by_person on audit_entry (chain_id, account_id, at desc, id desc);
create index trail_by_thing on audit_entry (chain_id, subject, at desc, id desc);

alter table audit_entry no force row level security;
alter table purchase no force row level security;
update audit_entry set location_ids = array[split_part(subject, ' ', 2)::bigint] where subject ~ '^location [0-9]{1,15}$';
update audit_entry set location_ids = array[purchase.location_id] from purchase
  where subject ~ '^purchase [0-9]{1,15}$' and purchase.chain_id = audit_entry.chain_id
    and purchase.id = case when subject ~ '^purchase [0-9]{1,15}$' then split_part(subject, ' ', 2)::bigint end;
update audit_entry set location_ids = array[(detail ->> 'pointOfSaleId')::bigint] where detail ? 'pointOfSaleId';
update audit_entry set location_ids = array(select jsonb_array_elements_text(detail -> 'pointOfSaleIds')::bigint)
  where jsonb_typeof(detail -> 'pointOfSaleIds') = 'array';
alter table audit_entry force row level security;
alter table purchase force row level security;

-- What a company's merchants and the platform write to each other.
create table support_message (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  -- Made on the device: the same message is never written twice.
  message_key uuid not null,
  account_id bigint not null references account,
  by_platform boolean not null,
  text text not null check (text <> '' and char_length(text) <= 4000),
  written_at timestamptz not null,
  unique (company_id, message_key)
);
create index on support_message (company_id, id desc);
grant select, insert, delete on support_message to stammis_platform;
