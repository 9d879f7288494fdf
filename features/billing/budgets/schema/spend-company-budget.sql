-- Whether the platform has approved the company, or it has paid an invoice.
create function company_is_trusted(asked bigint)
returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select from company_budget where company_id = asked and approved_at is not null)
    or exists (select from payment where company_id = asked and amount_ore > refunded_ore + charged_back_ore);
end $$;
revoke all on function company_is_trusted from public;
grant execute on function company_is_trusted to stammis_platform;

-- Takes the free SMS credits of a company, which only one of its clubs receives.
create function take_free_credits(asked bigint)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if company_is_trusted(asked) then
    return true;
  end if;
  insert into company_budget (company_id) values (asked) on conflict do nothing;
  update company_budget set credits_given = true where company_id = asked and not credits_given;
  return found;
end $$;
revoke all on function take_free_credits from public;
grant execute on function take_free_credits to stammis_platform;

-- Spends from the common budget of a company's clubs. Returns false when it would be exceeded.
create function spend_company_budget(asked bigint, part text, amount integer, at_most integer)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
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
revoke all on function spend_company_budget from public;
grant execute on function spend_company_budget to stammis_app, stammis_platform;
