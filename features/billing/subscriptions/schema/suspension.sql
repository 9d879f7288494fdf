-- A new club is suspended from the same day as the company's other clubs.
create function begin_suspension() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not new.sandbox then new.suspended_from := suspension_of(new.company_id); end if;
  return new;
end $$;
revoke all on function begin_suspension from public;

-- Updates a company's clubs after a change of its subscription. On several nodes the trigger fires on each of them,
-- and only the queried one acts.
create function settle_suspension() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  asked bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  from_now date;
begin
  if current_setting('stammis.notes_only', true) = 'on' then return null; end if;
  from_now := suspension_of(asked);
  update chain set suspended_from = from_now
  where company_id = asked and not sandbox and suspended_from is distinct from from_now;
  return null;
end $$;
revoke all on function settle_suspension from public;

-- The first day on which a company's clubs are suspended; null: none ahead. Equals `suspendedFrom` of the domain.
create function suspension_of(asked bigint) returns date language sql stable set search_path = public, pg_temp as $$
  select least(
    case when latest.from_day is null then company.trial_ends_on + 1
      when latest.through_day is not null then greatest(latest.through_day, company.trial_ends_on) + 1 end,
    account.unpaid_due_on + 30,
    account.halted_from)
  from company
  left join billing_account account on account.company_id = company.id
  left join lateral (select from_day, through_day from subscription
    where subscription.company_id = company.id order by from_day desc limit 1) latest on true
  where company.id = asked
$$;
revoke all on function suspension_of from public;
grant execute on function suspension_of to stammis_platform;
