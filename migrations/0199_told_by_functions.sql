-- What lists of the platform's own tables tell of each club's rows, which on several nodes lie elsewhere: a query by each
-- row of another table has no plan there, and a function's is the club's own.
create function shop_names(of_chain bigint, ids bigint[]) returns text[] language plpgsql stable as $$
begin
  return array(select commercial_name from location where chain_id = of_chain and id = any(ids) and closed_at is null
    order by commercial_name);
end $$;
create function members_there(of_chain bigint) returns int language plpgsql stable as $$
begin
  return (select coalesce(sum(count), 0) from club_counter where chain_id = of_chain and kind = 'MEMBERS');
end $$;
create function acts_of_support(of_company bigint, of_account bigint, since timestamptz, until timestamptz) returns int
language plpgsql stable as $$
begin
  return (select count(*) from audit_entry as entry join chain on chain.id = entry.chain_id
    where chain.company_id = of_company and entry.account_id = of_account and entry.at >= since and entry.at < until
      and entry.act <> all('{start-impersonation,end-impersonation}'));
end $$;
-- Whether somebody runs a company, or is invited to.
create function is_spoken_for(of_company bigint) returns boolean language plpgsql stable as $$
begin
  return exists (select from invitation where company_id = of_company)
    or exists (select from company_merchant where company_id = of_company);
end $$;
