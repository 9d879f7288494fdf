-- Since when an automatic sendout leaves members out for want of credits; null: none does. And what of it, and of a top-up
-- that could not be made, the merchants were told. What stood there before is told to nobody.
alter table sms_account
  add column short_since timestamptz,
  add column told_short_since timestamptz,
  add column told_top_up_problem text
    check (told_top_up_problem in ('PACKAGE_GONE', 'SMS_BUYING_LIMIT', 'SUBSCRIPTION_LAPSED'));
alter table sms_account no force row level security;
update sms_account set told_top_up_problem = top_up_problem where top_up_problem is not null;
alter table sms_account force row level security;
