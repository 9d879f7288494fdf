-- When and how often a club writes to its members, and from how many recipients on a second person approves.
create table sendout_rules (
  chain_id bigint primary key references chain,
  quiet_from time without time zone,
  quiet_to time without time zone,
  cap_messages smallint check (cap_messages between 1 and 100),
  cap_days smallint check (cap_days between 1 and 365),
  approval_above integer check (approval_above >= 0),
  widened_by bigint references account,
  widened_at timestamptz,
  widened_from integer check (widened_from >= 0),
  constraint quiet_from_and_to check ((quiet_from is null) = (quiet_to is null)),
  constraint so_many_in_days check ((cap_messages is null) = (cap_days is null)),
  constraint widened_by_somebody check (num_nulls(widened_by, widened_at, widened_from) in (0, 3))
);

select tenant_table('sendout_rules', 'select, insert, update');
