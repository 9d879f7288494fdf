-- Counts messages that are stored as sent.
create function sendout_days_of_new() returns trigger language plpgsql as $$
begin
  insert into sendout_day as kept (chain_id, day, sendout_id, medium, sent)
  select added.chain_id, (sent_at at time zone time_zone)::date, sendout_id, medium, count(*)
  from added join chain on chain.id = added.chain_id where state = 'SENT' group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (chain_id, day, sendout_id, medium) do update set sent = kept.sent + excluded.sent;
  return null;
end $$;

-- Counts messages whose state changed to sent, and no other change.
create function sendout_days_of_changed() returns trigger language plpgsql as $$
begin
  insert into sendout_day as kept (chain_id, day, sendout_id, medium, sent)
  select changed.chain_id, (sent_at at time zone time_zone)::date, sendout_id, medium, sum(sign)
  from (select chain_id, sendout_id, medium, sent_at, 1 as sign from after where state = 'SENT'
      union all select chain_id, sendout_id, medium, sent_at, -1 from before where state = 'SENT') as changed
    join chain on chain.id = changed.chain_id
  group by 1, 2, 3, 4 having sum(sign) <> 0 order by 1, 2, 3, 4
  on conflict (chain_id, day, sendout_id, medium) do update set sent = kept.sent + excluded.sent;
  return null;
end $$;
