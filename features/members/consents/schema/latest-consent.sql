-- A member's latest consent. An INSERT on several nodes takes no subquery.
create function latest_consent(of_chain bigint, of_member bigint) returns bigint language plpgsql stable as $$
begin
  return (select coalesce(max(id), 0) from consent where chain_id = of_chain and member_id = of_member);
end $$;
