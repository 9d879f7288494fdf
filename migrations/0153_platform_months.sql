-- What the whole platform came to, month by month: counted each night from the figures that clubs keep of their days, so that
-- nobody who looks counts a history. Sandboxes are in none of it.
create table platform_month (
  month date primary key check (extract(day from month) = 1),
  new_members integer not null check (new_members >= 0),
  purchases integer not null check (purchases >= 0),
  -- Those that began, and what they and the automatic ones sent.
  sendouts integer not null check (sendouts >= 0),
  messages integer not null check (messages >= 0),
  -- How it stood when the month was last counted; null where it was over before anybody counted.
  members integer check (members >= 0),
  recurring_ore bigint check (recurring_ore >= 0),
  counted_at timestamptz not null
);
grant select, insert, update on platform_month to stammis_platform;
