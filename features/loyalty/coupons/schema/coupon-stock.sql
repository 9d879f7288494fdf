-- How often a limited coupon has been used. The check constraint stops two tills that use the last one at once.
create table coupon_stock (
  chain_id bigint not null,
  coupon_id bigint not null,
  total_limit integer not null check (total_limit > 0),
  taken integer not null default 0,
  primary key (chain_id, coupon_id),
  foreign key (chain_id, coupon_id) references coupon on delete cascade,
  constraint within_limit check (taken between 0 and total_limit)
);

select tenant_table('coupon_stock', 'select, insert, update, delete');

create constraint trigger revise_club after insert or delete
  or update of total_limit on coupon_stock deferrable initially deferred
  for each row
  execute function revise_club();
-- Only a changed limit matters to the pages; uses are counted at the till.
create trigger touch after insert or delete or update of total_limit on coupon_stock
  for each statement execute function touch_club();
