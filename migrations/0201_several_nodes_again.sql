-- What asks tables of a row is a query of its own: where several nodes hold the rows, an UPDATE takes no such function.
create or replace function count_lapsing(of_chain bigint, members bigint[]) returns void language sql
set search_path = public, pg_temp as $$
  update member_statistics set lapsing = unpacked((select (points_lasting(chain_id, member_id, points_on)).lapsing))
  where chain_id = of_chain and member_id = any(members);
$$;

-- Every node has the companies, and fires: the one that was asked tells all of them. Each would wait for the others. And as
-- whoever writes, who is the platform: a transaction of two roles has two connections to a node, and waits for itself.
create or replace function settle_suspension() returns trigger language plpgsql
set search_path = public, pg_temp as $$
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
alter function suspension_of(bigint) security invoker;
alter function begin_suspension() security invoker;
