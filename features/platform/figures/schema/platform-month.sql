-- Figures of the complete platform by month. A nightly job counts them from the clubs' figures by day; sandboxes are
-- excluded.
create table platform_month (
  month date primary key check (extract(day from month) = 1),
  new_members integer not null check (new_members >= 0),
  purchases integer not null check (purchases >= 0),
  -- Sendouts that began in the month, and the messages sent.
  sendouts integer not null check (sendouts >= 0),
  messages integer not null check (messages >= 0),
  -- As of the last count in the month; null where no count ran in it.
  members integer check (members >= 0),
  recurring_ore bigint check (recurring_ore >= 0),
  counted_at timestamptz not null
);

grant select, insert, update on platform_month to stammis_platform;
