-- Recipients refer to a sendout that exists.
create function recipients_are_there() returns trigger language plpgsql as $$
begin
  if exists (select from added where not exists (
      select from member where (member.chain_id, member.id) = (added.chain_id, added.member_id)))
    or exists (select from (select distinct chain_id, sendout_id from added) as each where not exists (
      select from sendout where (sendout.chain_id, sendout.id) = (each.chain_id, each.sendout_id)))
  then
    raise foreign_key_violation using message = 'a recipient names a sendout or member that is not there';
  end if;
  return null;
end $$;

-- A sendout with recipients is not deleted.
create function sendout_has_no_recipients() returns trigger language plpgsql as $$
begin
  if exists (select from sendout_recipient as named where (named.chain_id, named.sendout_id) = (old.chain_id, old.id)) then
    raise foreign_key_violation using message = 'a sendout with recipients stays';
  end if;
  return old;
end $$;

-- Unsubscribing waits for a message that is being sent, so that nothing is sent after the transaction.
-- A batch is sent within its lease of thirty seconds.
create function wait_for_hand_over() returns trigger language plpgsql as $$
declare
  over timestamptz := clock_timestamp() + interval '30 seconds';
begin
  while clock_timestamp() < over and exists (select from sendout_recipient
      where chain_id = new.chain_id and member_id = new.id and state = 'CLAIMED') loop
    perform pg_sleep(0.02);
  end loop;
  return null;
end $$;
