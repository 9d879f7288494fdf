-- Who made the limit of one person's sendouts wider, when by the club's clock, and from what: they are held to it for a while.
alter table sendout_rules
  add widened_by bigint references account,
  add widened_at timestamptz,
  add widened_from integer check (widened_from >= 0),
  add constraint widened_by_somebody check (num_nulls(widened_by, widened_at, widened_from) in (0, 3));
