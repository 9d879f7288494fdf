-- A club's balance of SMS credits and its automatic top-up.
create table sms_account (
  chain_id bigint primary key references chain,
  available integer not null default 0 check (available >= 0),
  sender_name text not null default '' check (sender_name ~ '^([A-Za-z0-9]{3,11})?$'),
  reserved integer not null default 0 check (reserved >= 0),
  month_limit integer check (month_limit >= 0),
  top_up_below integer check (top_up_below > 0),
  top_up_credits integer,
  top_up_problem text
    check (top_up_problem in ('PACKAGE_GONE', 'SMS_BUYING_LIMIT', 'SUBSCRIPTION_LAPSED', 'COMPANY_BUDGET_USED')),
  short_since timestamptz,
  told_short_since timestamptz,
  told_top_up_problem text
    check (told_top_up_problem in ('PACKAGE_GONE', 'SMS_BUYING_LIMIT', 'SUBSCRIPTION_LAPSED', 'COMPANY_BUDGET_USED')),
  check (top_up_credits > top_up_below),
  check ((top_up_below is null) = (top_up_credits is null)),
  check (top_up_problem is null or top_up_below is not null)
);

select tenant_table('sms_account', 'select, insert, update');
