-- not in a transaction
-- Those chosen for a sendout are found along the key, and stand in no index of those who wait: it was a quarter of what
-- choosing them cost. In one stand who waits again, put off or taken back, which due_at says, and those of automatic ones,
-- among years of others.
drop index concurrently if exists waits_again;
create index concurrently waits_again on sendout_recipient (chain_id, sendout_id, medium, member_id, occasion)
  where state = 'WAITING' and (occasion <> 0 or due_at is not null);
drop index concurrently if exists to_hand_over;
