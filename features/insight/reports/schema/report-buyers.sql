-- Members who bought on a day, by the day of their purchase before. A period's buyers are the rows of its days with
-- an earlier purchase before the period. Also members who left, by the day they last bought.
create table report_buyers (
  chain_id bigint not null references chain,
  -- 0: any.
  location_id bigint not null,
  has_left boolean not null,
  day date not null,
  -- -infinity: first purchase.
  before date not null,
  members integer not null,
  primary key (chain_id, location_id, has_left, day, before)
);
create index by_day_before on report_buyers (chain_id, location_id, has_left, before, day);

select tenant_table('report_buyers', 'select, insert, update, delete');
