-- Signed-in sessions of staff.
create table staff_session (
  token_hash bytea primary key,
  account_id bigint not null references account,
  role text not null check (role in ('ROLE_ADMIN', 'ROLE_MERCHANT', 'ROLE_LOCAL_MERCHANT', 'ROLE_CASHIER')),
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  chain_id bigint,
  device_id bigint,
  -- Opened with a second factor, or on a device trusted after one.
  second_factor boolean not null default false,
  impersonation_id bigint,
  impersonated_company_id bigint,
  impersonated_id bigint,
  foreign key (chain_id, device_id) references till_device,
  constraint staff_session_impersonation_id_impersonated_company_id_imp_fkey
    foreign key (impersonation_id, impersonated_company_id, impersonated_id)
    references impersonation (id, company_id, merchant_id),
  check ((chain_id is null) = (device_id is null)),
  check (device_id is null or role = 'ROLE_CASHIER'),
  check (num_nulls(impersonation_id, impersonated_company_id, impersonated_id) in (0, 3)),
  check (impersonation_id is null or device_id is null and role = 'ROLE_MERCHANT')
);
create index on staff_session (account_id);
create index on staff_session (chain_id, device_id) where device_id is not null;
create index on staff_session (impersonation_id) where impersonation_id is not null;

grant select on staff_session to stammis_app, stammis_platform;
grant insert, update, delete on staff_session to stammis_platform;

create trigger tell_changed after delete on staff_session referencing old table as changed
  for each statement execute function tell_changed_rows('''account:'' || account_id');
