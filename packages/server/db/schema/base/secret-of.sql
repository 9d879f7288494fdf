-- A secret by name: the one that the club brought along, otherwise the installation's.
create function secret_of(of_chain bigint, wanted text)
returns bytea language plpgsql stable security definer set search_path = public, pg_temp as $$
declare found bytea := (select value from brought_secret where chain_id = of_chain and name = wanted);
begin
  return coalesce(found, (select value from platform_secret where name = wanted));
end $$;
alter function secret_of owner to stammis_platform;
revoke all on function secret_of from public;
