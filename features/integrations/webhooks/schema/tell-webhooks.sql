-- Writes an event and its deliveries where an endpoint subscribes to it.
create function tell_webhooks(chain bigint, what text, about text, member bigint, places bigint[], of_member boolean)
returns void language plpgsql as $$
declare
  event uuid;
  hearing bigint[];
begin
  select array_agg(id) into hearing from webhook_endpoint
    where chain_id = chain and (state = 'ACTIVE' or listening_until > now()) and event_types @> array[what]
      and webhook_hears(location_ids, chain, member, places, of_member);
  if hearing is null then return; end if;
  insert into webhook_event (chain_id, type, thing, member_id) values (chain, what, about, member) returning id into event;
  insert into webhook_delivery (chain_id, endpoint_id, event_id) select chain, unnest(hearing), event;
end $$;

-- Whether an endpoint of some points of sale receives an event, like `ownMembers`: by home or purchase. `places`:
-- where it happened, or the member's homes; `of_member`: it happened to a member only.
create function webhook_hears(bound bigint[], chain bigint, member bigint, places bigint[], of_member boolean)
returns boolean language plpgsql stable as $$
begin
  return bound is null or coalesce(bound && places, false) or (of_member and exists (select from purchase
    where purchase.chain_id = chain and purchase.member_id = member and purchase.location_id = any(bound)));
end $$;

-- A member who changes home is an event for both points of sale.
create function tell_webhooks_of_member() returns trigger language plpgsql as $$
declare
  homes bigint[] := array[new.home_location_id];
begin
  if tg_op = 'UPDATE' then homes := homes || old.home_location_id; end if;
  perform tell_webhooks(new.chain_id, tg_argv[0], 'member ' || new.id, new.id, homes, true);
  return null;
end $$;

-- A return is an event for the points of sale of purchase and return.
create function tell_webhooks_of_return() returns trigger language plpgsql as $$
declare
  bought record;
begin
  select member_id, location_id into bought from purchase
    where purchase.chain_id = new.chain_id and purchase.id = new.purchase_id;
  perform tell_webhooks(new.chain_id, 'purchase.returned', 'purchase_return ' || new.id, bought.member_id,
    array[new.location_id, bought.location_id], false);
  return null;
end $$;

-- Purchases and uses have a point of sale; stamps and corrections are the member's.
create function tell_webhooks_of_row() returns trigger language plpgsql as $$
declare
  place bigint;
begin
  if not exists (select from webhook_endpoint where chain_id = new.chain_id
    and (state = 'ACTIVE' or listening_until > now()) and event_types @> array[tg_argv[0]]) then
    return null;
  end if;
  place := to_jsonb(new) ->> 'location_id';
  perform tell_webhooks(new.chain_id, tg_argv[0], tg_argv[1] || ' ' || new.id, new.member_id,
    array[coalesce(place, (select home_location_id from member where member.chain_id = new.chain_id and member.id = new.member_id))],
    place is null);
  return null;
end $$;

-- A sendout belongs to the complete club.
create function tell_webhooks_of_sendout() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.chain_id, 'sendout.sent', 'sendout ' || new.id, null, '{}', false);
  return null;
end $$;
