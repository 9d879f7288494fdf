-- Recipients come by the hundred thousand: that each names a sendout and a member is asked of all at once, and not row by row.
-- Neither of those can go: the program deletes no member, and no sendout but a draft.
alter table sendout_recipient
  drop constraint sendout_recipient_chain_id_sendout_id_fkey,
  drop constraint sendout_recipient_chain_id_member_id_fkey;

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
create trigger are_there after insert on sendout_recipient referencing new table as added
  for each statement execute function recipients_are_there();

create function sendout_has_no_recipients() returns trigger language plpgsql as $$
begin
  if exists (select from sendout_recipient as named where (named.chain_id, named.sendout_id) = (old.chain_id, old.id)) then
    raise foreign_key_violation using message = 'a sendout with recipients stays';
  end if;
  return old;
end $$;
create trigger has_no_recipients before delete on sendout for each row execute function sendout_has_no_recipients();
