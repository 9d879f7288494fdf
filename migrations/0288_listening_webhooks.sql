-- `npm run stammis -- listen` receives a club's events while it runs, by an endpoint of its own.
alter table webhook_endpoint add column listening_until timestamptz;

create or replace function tell_webhooks(chain bigint, what text, about text, member bigint, places bigint[], of_member boolean)
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

create or replace function tell_webhooks_of_row() returns trigger language plpgsql as $$
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
