-- Credits that a club used in a month, and the limit that applied.
create table sms_month (
  chain_id bigint not null references chain,
  month date not null check (extract(day from month) = 1),
  credits integer not null check (credits >= 0),
  within integer,
  primary key (chain_id, month),
  check (credits <= within)
);

select tenant_table('sms_month', 'select, insert', 'update (credits, within)');
