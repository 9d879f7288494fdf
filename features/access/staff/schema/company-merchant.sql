-- The merchants of a company. They have all rights in its clubs.
create table company_merchant (
  company_id bigint not null references company,
  account_id bigint not null references account,
  created_at timestamptz not null default now(),
  primary key (company_id, account_id)
);

grant select on company_merchant to stammis_app, stammis_platform;
grant insert, update, delete on company_merchant to stammis_platform;

create trigger tell_changed after insert or delete on company_merchant
  for each row execute function tell_changed_row('''account:'' || account_id');
