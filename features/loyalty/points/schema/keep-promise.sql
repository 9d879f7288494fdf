-- Stores each promise of a club. The table is an argument because on several nodes a trigger has the shard's name.
create function keep_promise() returns trigger language plpgsql as $$
begin
  case tg_argv[0]
    when 'club_points' then
      insert into club_promise (chain_id, month_validation) values (new.chain_id, new.month_validation);
    when 'stamp_card' then
      insert into club_promise (chain_id, stamp_card_id, month_validation) values (new.chain_id, new.id, new.month_validation);
    else
      insert into club_promise (chain_id, stamp_card_id, day_validation)
        values (new.chain_id, new.stamp_card_id, new.day_validation);
  end case;
  return null;
end $$;
