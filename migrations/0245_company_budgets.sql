-- What a company has used of its budget, until it has paid once or the platform has approved it. One row a company, made
-- when something is first used.
create table company_budget (
  company_id bigint primary key references company,
  clubs integer not null default 0 check (clubs >= 0),
  invitations integer not null default 0 check (invitations >= 0),
  credits integer not null default 0 check (credits >= 0),
  -- Whether one of its clubs has got the free SMS credits.
  credits_given boolean not null default false,
  approved_at timestamptz,
  approved_by bigint references account,
  check ((approved_at is null) = (approved_by is null))
);
grant select, insert, update on company_budget to stammis_platform;

alter table sms_purchase no force row level security;
insert into company_budget (company_id, clubs, credits, credits_given)
  select company.id, count(distinct chain.id), coalesce(sum(bought.credits), 0), count(chain.id) > 0
  from company
    left join chain on chain.company_id = company.id and not chain.sandbox
    left join lateral (select sum(credits) as credits from sms_purchase where sms_purchase.chain_id = chain.id) bought on true
  group by company.id;
alter table sms_purchase force row level security;

/* Whether a company has paid, with nothing of it given back, or the platform has approved it. */
create function company_is_trusted(asked bigint) returns boolean language plpgsql stable security definer
set search_path = public, pg_temp as $$
begin
  return exists (select from company_budget where company_id = asked and approved_at is not null)
    or exists (select from payment where company_id = asked and amount_ore > refunded_ore + charged_back_ore);
end $$;

/*
 * Counts `amount` of one part of a company's budget and answers whether that was within `at_most`; counts nothing beyond it.
 * A company that is trusted has no budget. A club's transaction spends for its own company alone.
 */
create function spend_company_budget(asked bigint, part text, amount integer, at_most integer) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own bigint := nullif(current_setting('stammis.chain_id', true), '')::bigint;
begin
  if own is not null and not exists (select from chain where id = own and company_id = asked) then
    raise exception 'a club spends its own company''s budget';
  end if;
  if company_is_trusted(asked) then
    return true;
  end if;
  insert into company_budget (company_id) values (asked) on conflict do nothing;
  update company_budget set
      clubs = clubs + case part when 'clubs' then amount else 0 end,
      invitations = invitations + case part when 'invitations' then amount else 0 end,
      credits = credits + case part when 'credits' then amount else 0 end
    where company_id = asked
      and case part when 'clubs' then clubs when 'invitations' then invitations when 'credits' then credits end + amount <= at_most;
  return found;
end $$;

/* Answers whether a company's new club gets the free SMS credits: each club of a trusted company, else the first one. */
create function take_free_credits(asked bigint) returns boolean language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if company_is_trusted(asked) then
    return true;
  end if;
  insert into company_budget (company_id) values (asked) on conflict do nothing;
  update company_budget set credits_given = true where company_id = asked and not credits_given;
  return found;
end $$;

revoke execute on function company_is_trusted(bigint), spend_company_budget(bigint, text, integer, integer),
  take_free_credits(bigint) from public;
grant execute on function spend_company_budget(bigint, text, integer, integer) to stammis_app, stammis_platform;
grant execute on function company_is_trusted(bigint), take_free_credits(bigint) to stammis_platform;

alter table sms_account
  drop constraint sms_account_top_up_problem_check,
  drop constraint sms_account_told_top_up_problem_check,
  add constraint sms_account_top_up_problem_check check (top_up_problem in (
    'PACKAGE_GONE', 'SMS_BUYING_LIMIT', 'SUBSCRIPTION_LAPSED', 'COMPANY_BUDGET_USED')),
  add constraint sms_account_told_top_up_problem_check check (told_top_up_problem in (
    'PACKAGE_GONE', 'SMS_BUYING_LIMIT', 'SUBSCRIPTION_LAPSED', 'COMPANY_BUDGET_USED'));
