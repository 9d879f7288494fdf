-- The same by the month of the purchase before: a report sums months and reads days for the first month only.
create table report_buyers_by_month (
  chain_id bigint not null references chain,
  -- 0: any.
  location_id bigint not null,
  has_left boolean not null,
  -- By its first day; -infinity: first purchase.
  before_month date not null check (before_month = date_trunc('month', before_month)),
  day date not null,
  members integer not null,
  primary key (chain_id, location_id, has_left, before_month, day)
);

select tenant_table('report_buyers_by_month', 'select, insert, update, delete');
