-- When a club's reports were last counted. A job counts them from the rows, so that a purchase costs nothing.
create table report_count (
  chain_id bigint primary key references chain,
  -- By the club's clock.
  counted_at timestamptz not null,
  -- A slow count is repeated less often.
  took_ms integer not null,
  marks text,
  day date,
  settled boolean not null default false
);

select tenant_table('report_count', 'select, insert, update');
