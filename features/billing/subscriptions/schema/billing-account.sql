-- How a company pays. The acts that change its standing update the figures here.
create table billing_account (
  company_id bigint primary key references company,
  pays_by text not null default 'INVOICE' check (pays_by in ('INVOICE', 'CARD')),
  invoice_email text not null default '',
  reference text not null default '',
  language text not null default 'sv' check (language in ('sv', 'en', 'fr')),
  card_customer text unique,
  card_method text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  card_expires date,
  -- The due date of the oldest unpaid invoice.
  unpaid_due_on date,
  -- From this day on the platform has suspended the company's clubs.
  halted_from date,
  halted_why text not null default '',
  -- When the card was chosen or removed. Reports about an earlier card change nothing.
  card_since timestamptz,
  check (pays_by = 'INVOICE' or card_method is not null),
  check (num_nulls(card_method, card_brand, card_last4, card_expires) in (0, 4)),
  check (card_method is null or card_customer is not null and card_since is not null)
);

grant select, insert, update on billing_account to stammis_platform;

create trigger settle_suspension after insert or update of unpaid_due_on, halted_from on billing_account
  for each row execute function settle_suspension('company_id');
