-- Acceptances of the platform's own documents, by version.
create table account_acceptance (
  account_id bigint not null references account,
  document text not null check (document in ('TERMS_OF_SERVICE', 'PRIVACY_POLICY', 'DATA_PROCESSING_AGREEMENT')),
  version text not null,
  accepted_at timestamptz not null default now(),
  -- Set if the account accepted for a company; null if for itself.
  company_id bigint references company
);
create unique index account_acceptance_once on account_acceptance (account_id, document, version, company_id) nulls not distinct;
create index on account_acceptance (company_id) where company_id is not null;

grant select, insert on account_acceptance to stammis_platform;
