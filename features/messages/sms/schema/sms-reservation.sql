-- Credits that a sendout has reserved, and the month they count in. The rest is neither settled nor released.
create table sms_reservation (
  chain_id bigint not null references chain,
  sendout_id bigint not null,
  month date not null check (extract(day from month) = 1),
  credits integer not null check (credits > 0),
  settled integer not null default 0 check (settled >= 0),
  released integer not null default 0 check (released >= 0),
  primary key (chain_id, sendout_id, month),
  check (settled + released <= credits)
);

select tenant_table('sms_reservation', 'select, insert', 'update (credits, settled, released)');
