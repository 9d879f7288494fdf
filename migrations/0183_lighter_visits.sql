-- What a visit pays beside its own rows, each counted.
-- A visit of one member changes several things of theirs: whoever has been noted need not be noted again, and is passed
-- over before any function is called.
do $$
declare name text;
begin
  foreach name in array array['member_stamp_card', 'member_welcome_offer', 'redemption', 'stamp_card_usage'] loop
    execute format('drop trigger touch on %I', name);
    execute format('create trigger touch after insert or update on %I for each row
      when (strpos(concat('' '', current_setting(''stammis.touched'', true)), concat('' '', new.member_id, '' '')) = 0)
      execute function touch_members()', name);
    execute format('create trigger touch_left after delete on %I for each row execute function touch_members()', name);
    execute format('create trigger touch_moved after update of member_id on %I for each row
      when (old.member_id <> new.member_id) execute function touch_members()', name);
  end loop;
end $$;

-- Nobody wants to be told, mostly: found out by the row's own trigger, not by another function that it calls.
create or replace function tell_webhooks_of_row() returns trigger language plpgsql as $$
begin
  if exists (select from webhook_endpoint
    where chain_id = new.chain_id and state = 'ACTIVE' and event_types @> array[tg_argv[0]]) then
    perform tell_webhooks(new.chain_id, tg_argv[0], tg_argv[1] || ' ' || new.id, new.member_id);
  end if;
  return null;
end $$;

-- As a purchase's (0095): the one row that all of a club's tills share is looked at, and marked, for an answer that is
-- forgotten in a month, and for a figure that is counted from purchases whose own keys carry the chain.
alter table stored_answer drop constraint stored_answer_chain_id_fkey;
alter table member_month drop constraint member_month_chain_id_fkey;
