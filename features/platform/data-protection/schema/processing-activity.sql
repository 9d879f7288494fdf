-- A company's words for one of the product's processing activities, or an activity of the company's own.
create table processing_activity (
  company_id bigint not null references company,
  id bigint generated always as identity,
  standard text check (standard ~ '^[a-z][a-zA-Z]{0,39}$'),
  name text not null default '' check (char_length(name) <= 1000),
  purpose text not null default '' check (char_length(purpose) <= 1000),
  legal_basis text not null default '' check (char_length(legal_basis) <= 1000),
  people text not null default '' check (char_length(people) <= 1000),
  data text not null default '' check (char_length(data) <= 1000),
  recipients text not null default '' check (char_length(recipients) <= 1000),
  retention text not null default '' check (char_length(retention) <= 1000),
  protection text not null default '' check (char_length(protection) <= 1000),
  primary key (company_id, id),
  unique (company_id, standard),
  check (standard is not null or name <> ''),
  constraint processing_activity_standard_closed check (standard in ('membership', 'joining', 'loyalty', 'signIn',
      'messages', 'marketing', 'wallet', 'care', 'staff', 'trail', 'support', 'billing', 'webhooks',
      'dataProtection'))
);

grant select, insert, update, delete on processing_activity to stammis_platform;
