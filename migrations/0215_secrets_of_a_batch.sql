-- Secrets of the links by which members unsubscribe, of many at once: what they are made with is looked up once.
create function unsubscribe_secrets(members bigint[], channels text[]) returns bytea[] language plpgsql stable security definer
set search_path = public, pg_temp as $$
declare
  of_chain text := current_setting('stammis.chain_id');
  secret bytea := secret_of(of_chain::bigint, 'unsubscribe id');
begin
  return array(
    select substring(sha256(secret || sha256(convert_to('unsubscribe ' || of_chain || ' ' || member || ' ' || channel, 'UTF8')))
      from 1 for 16)
    from unnest(members, channels) with ordinality as each (member, channel, place) order by place);
end $$;
grant create on schema public to stammis_platform;
alter function unsubscribe_secrets owner to stammis_platform;
revoke create on schema public from stammis_platform;
revoke all on function unsubscribe_secrets from public;
grant execute on function unsubscribe_secrets to stammis_app;

create or replace function unsubscribe_secret(of_member bigint, of_channel text) returns bytea language sql stable security definer
set search_path = public, pg_temp as $$
  select (unsubscribe_secrets(array[of_member], array[of_channel]))[1]
$$;
grant execute on function unsubscribe_secrets to stammis_platform;
