-- Counts new recipients.
create function sendout_counts_of_new() returns trigger language plpgsql as $$
begin
  insert into sendout_count as kept (chain_id, sendout_id, medium, waiting, sent, failed, skipped, held_out)
  select chain_id, sendout_id, medium, count(*) filter (where state in ('WAITING', 'CLAIMED')),
    count(*) filter (where state = 'SENT'), count(*) filter (where state = 'FAILED'),
    count(*) filter (where state = 'SKIPPED'), count(*) filter (where state = 'HELD_OUT')
  from added group by 1, 2, 3
  on conflict (chain_id, sendout_id, medium) do update set waiting = kept.waiting + excluded.waiting,
    sent = kept.sent + excluded.sent, failed = kept.failed + excluded.failed, skipped = kept.skipped + excluded.skipped,
    held_out = kept.held_out + excluded.held_out;
  return null;
end $$;

-- Moves changed recipients between the counts.
create function sendout_counts_of_changed() returns trigger language plpgsql as $$
begin
  update sendout_count as kept set waiting = kept.waiting + moved.waiting, sent = kept.sent + moved.sent,
    failed = kept.failed + moved.failed, skipped = kept.skipped + moved.skipped, held_out = kept.held_out + moved.held_out,
    delivered = kept.delivered + moved.delivered, bounced = kept.bounced + moved.bounced, clicked = kept.clicked + moved.clicked
  from (
    select chain_id, sendout_id, medium, sum(sign) filter (where state in ('WAITING', 'CLAIMED')) as waiting,
      sum(sign) filter (where state = 'SENT') as sent, sum(sign) filter (where state = 'FAILED') as failed,
      sum(sign) filter (where state = 'SKIPPED') as skipped, sum(sign) filter (where state = 'HELD_OUT') as held_out,
      sum(sign) filter (where report = 'DELIVERED') as delivered,
      sum(sign) filter (where report in ('BOUNCED', 'UNDELIVERED')) as bounced,
      sum(sign) filter (where clicked_at is not null) as clicked
    from (select chain_id, sendout_id, medium, state, report, clicked_at, 1 as sign from after
      union all select chain_id, sendout_id, medium, state, report, clicked_at, -1 from before) as changed
    group by 1, 2, 3
  ) as summed,
    lateral (select coalesce(summed.waiting, 0) as waiting, coalesce(summed.sent, 0) as sent,
      coalesce(summed.failed, 0) as failed, coalesce(summed.skipped, 0) as skipped, coalesce(summed.held_out, 0) as held_out,
      coalesce(summed.delivered, 0) as delivered, coalesce(summed.bounced, 0) as bounced,
      coalesce(summed.clicked, 0) as clicked) as moved
  where kept.chain_id = summed.chain_id and kept.sendout_id = summed.sendout_id and kept.medium = summed.medium
    -- Claiming changes no count, so it does not lock this row.
    and (moved.waiting, moved.sent, moved.failed, moved.skipped, moved.held_out, moved.delivered, moved.bounced, moved.clicked)
      <> (0, 0, 0, 0, 0, 0, 0, 0);
  return null;
end $$;
