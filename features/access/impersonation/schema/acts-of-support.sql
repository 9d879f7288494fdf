-- Counts the changes that the platform's people made in a company during a visit.
create function acts_of_support(of_company bigint, of_account bigint, since timestamptz, until timestamptz)
returns integer language plpgsql stable as $$
begin
  return (select count(*) from audit_entry as entry join chain on chain.id = entry.chain_id
    where chain.company_id = of_company and entry.account_id = of_account and entry.at >= since and entry.at < until
      and entry.act <> all('{start-impersonation,end-impersonation}'));
end $$;
