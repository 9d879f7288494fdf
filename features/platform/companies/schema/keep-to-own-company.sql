-- A club's role changes its own company only.
create function keep_to_own_company() returns trigger language plpgsql as $$
begin
  if current_user = 'stammis_app' and not exists (select from chain
      where chain.id = nullif(current_setting('stammis.chain_id', true), '')::bigint and chain.company_id = new.id) then
    raise exception 'a club changes no other company than its own' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
