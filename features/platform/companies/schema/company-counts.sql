-- Members of a club, for the company's page.
create function members_there(of_chain bigint) returns integer language plpgsql stable as $$
begin
  return (select coalesce(sum(count), 0) from club_counter where chain_id = of_chain and kind = 'MEMBERS');
end $$;

-- Points of sale of a club, for the company's page.
create function shops_there(of_chain bigint) returns integer language plpgsql stable as $$
begin
  return (select count(*) from location where chain_id = of_chain and closed_at is null);
end $$;

-- Purchases of a club from a day on, for the company's page.
create function purchases_since(of_chain bigint, from_day date) returns integer language plpgsql stable as $$
begin
  return (select coalesce(sum(purchases), 0) from day_figures where chain_id = of_chain and day >= from_day);
end $$;
