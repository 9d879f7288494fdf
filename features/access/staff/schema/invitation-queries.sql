-- Whether a company has a merchant, an invited merchant or a message to support.
create function is_spoken_for(of_company bigint) returns boolean language plpgsql stable as $$
begin
  return exists (select from invitation where company_id = of_company)
    or exists (select from company_merchant where company_id = of_company)
    or exists (select from support_message where company_id = of_company);
end $$;

-- Names of points of sale, for lists of the platform's tables. On several nodes a club's rows are read by a function.
create function shop_names(of_chain bigint, ids bigint[]) returns text[] language plpgsql stable as $$
begin
  return array(select commercial_name from location where chain_id = of_chain and id = any(ids) and closed_at is null
    order by commercial_name);
end $$;
