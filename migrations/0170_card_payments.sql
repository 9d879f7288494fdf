-- A company's payment card. The card itself lies at the provider; here is what names it.
alter table billing_account
  -- When the card was chosen or taken away: what is told of an older choice changes nothing.
  add card_since timestamptz,
  add check (card_method is null or (card_customer is not null and card_since is not null));

alter table card_charge
  add tried_on date not null,
  -- Which card was asked; null where somebody paid on the provider's page, which `session` names.
  add method text,
  add last4 text check (last4 ~ '^[0-9]{4}$'),
  add session text unique,
  add by_page boolean not null,
  add check (by_page = (method is null)),
  add check (by_page or session is null);
-- An invoice is not charged again while a charge of it is undecided.
create unique index one_undecided_charge on card_charge (invoice_id) where state in ('STARTED', 'PROCESSING');
grant update (session) on card_charge to stammis_platform;

alter table billing_notice drop constraint billing_notice_kind_check;
alter table billing_notice add check (kind in ('TRIAL', 'LAPSED', 'ENDED', 'CARD'));
