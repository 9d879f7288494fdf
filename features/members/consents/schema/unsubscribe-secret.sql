-- The sixteen bytes of an unsubscribe id of the transaction's club.
create function unsubscribe_secret(of_member bigint, of_channel text)
returns bytea language sql stable security definer set search_path = public, pg_temp as $$
  select (unsubscribe_secrets(array[of_member], array[of_channel]))[1]
$$;
alter function unsubscribe_secret owner to stammis_platform;
revoke all on function unsubscribe_secret from public;
grant execute on function unsubscribe_secret to stammis_app;

-- The same for many at once: the key is read once.
create function unsubscribe_secrets(members bigint[], channels text[])
returns bytea[] language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  of_chain text := current_setting('stammis.chain_id');
  secret bytea := secret_of(of_chain::bigint, 'unsubscribe id');
begin
  return array(
    select substring(sha256(secret || sha256(convert_to('unsubscribe ' || of_chain || ' ' || member || ' ' || channel, 'UTF8')))
      from 1 for 16)
    from unnest(members, channels) with ordinality as each (member, channel, place) order by place);
end $$;
alter function unsubscribe_secrets owner to stammis_platform;
revoke all on function unsubscribe_secrets from public;
grant execute on function unsubscribe_secrets to stammis_app;
