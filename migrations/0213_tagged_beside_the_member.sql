-- Who has bought in a category, or with a campaign, of late: beside the member, where a live count reads it with the rest.
-- A category's id (a campaign's: less than nothing) · 65536 + the latest month with a purchase of it, in their order; those of
-- the latest of these months and the twelve before it. Null: none.
alter table member_statistics add column tagged_keys bigint[];

-- Keys of any purchases as they are kept.
create function pack_tagged(keys bigint[]) returns bigint[] language sql immutable parallel safe as $$
  select array_agg(key order by key) from (
    select max(key) as key, max(max(key & 65535)) over () as latest from unnest(keys) as key group by key >> 16) as each
  where key & 65535 >= latest - 12
$$;

-- With those of one more purchase.
create function tagged_with(keys bigint[], tags bigint[], in_month integer) returns bigint[]
language plpgsql immutable parallel safe as $$
declare
  more bigint[] := array(select tag * 65536 + in_month from unnest(tags) as tag);
begin
  if more <@ keys then return keys; end if;
  return pack_tagged(keys || more);
end $$;

-- The same counted from a member's purchases: few are looked for among all there are.
create function tagged_of(of_chain bigint, of_member bigint) returns bigint[] language plpgsql stable as $$
begin
  return (select pack_tagged(array_agg(tag.id * 65536 + month_number(purchase.purchased_on)))
    from purchase cross join lateral (
      select category_id as id from purchase_category where chain_id = of_chain and purchase_id = purchase.id
      union all
      select -campaign_id from purchase_campaign where chain_id = of_chain and purchase_id = purchase.id) as tag
    where purchase.chain_id = of_chain and purchase.member_id = of_member
      and purchase.amount_ore + purchase.discount_ore > 0 and purchase.returned_at is null);
end $$;
create function count_tagged(of_chain bigint, members bigint[]) returns void language sql
set search_path = public, pg_temp as $$
  update member_statistics set tagged_keys = (select tagged_of(chain_id, member_id))
  where chain_id = of_chain and member_id = any(members)
    and tagged_keys is distinct from (select tagged_of(chain_id, member_id));
$$;

create or replace function count_member_statistics(of_chain bigint, today date) returns void language sql as $$
  select count_purchases_and_points(of_chain, today);
  select count_all_bought(of_chain);
  select count_tagged(of_chain, array_agg(member_id)) from member_statistics where chain_id = of_chain group by member_id / 1000;
  select count_lapsing(of_chain, array_agg(member_id)) from member_statistics where chain_id = of_chain group by member_id / 1000;
$$;
create or replace function count_members(of_chain bigint, members bigint[], today date) returns void language sql
set search_path = public, pg_temp as $$
  select count_purchases_and_points_of(of_chain, members, today);
  select count_bought(of_chain, members);
  select count_tagged(of_chain, members);
  select count_lapsing(of_chain, members);
$$;

-- For clubs that are there already: a thousand members at a time, whom nobody waits for longer. May be called again.
create procedure fill_tagged() language plpgsql as $$
declare
  club bigint := 0;
  last bigint;
  next bigint[];
begin
  loop
    select min(id) into club from chain where id > club;
    exit when club is null;
    last := 0;
    loop
      perform set_config('role', 'stammis_platform', true);
      select array_agg(member_id order by member_id), max(member_id) into next, last from (
        select member_id from member_statistics where chain_id = club and member_id > last order by member_id limit 1000
      ) as following;
      exit when next is null;
      -- As an act holds them: whoever is at a till goes first.
      perform from member where chain_id = club and id = any(next) order by id for no key update;
      perform count_tagged(club, next);
      commit;
    end loop;
  end loop;
end $$;
