-- Recounts the categories and campaigns that members have bought with.
create function count_tagged(of_chain bigint, members bigint[])
returns void language sql set search_path = public, pg_temp as $$
  update member_statistics set tagged_keys = (select tagged_of(chain_id, member_id))
  where chain_id = of_chain and member_id = any(members)
    and tagged_keys is distinct from (select tagged_of(chain_id, member_id));
$$;

-- Packs the keys of any purchases.
create function pack_tagged(keys bigint[]) returns bigint[] language sql immutable parallel safe as $$
  select array_agg(key order by key) from (
    select max(key) as key, max(max(key & 65535)) over () as latest from unnest(keys) as key group by key >> 16) as each
  where key & 65535 >= latest - 12
$$;

-- The packed keys of a member's purchases.
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

-- Packed keys with those of one more purchase.
create function tagged_with(keys bigint[], tags bigint[], in_month integer)
returns bigint[] language plpgsql immutable parallel safe as $$
declare
  more bigint[] := array(select tag * 65536 + in_month from unnest(tags) as tag);
begin
  if more <@ keys then return keys; end if;
  return pack_tagged(keys || more);
end $$;
