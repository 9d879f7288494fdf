-- Figures for reports, by day.
create table report_day (
  chain_id bigint not null references chain,
  -- CATEGORY, CAMPAIGN: purchases with it · COUPON, REWARD: uses · BEGUN, FILLED, LAPSED: stamp cards · TAKEN_BACK:
  -- points of the day that were taken back · WELCOMED, WELCOME_USED, WELCOME_AGAIN: members who registered with a
  -- welcome offer, used it, bought again · LEFT_BEHIND: points of members who left.
  kind text not null
    check (kind in ('CATEGORY', 'CAMPAIGN', 'COUPON', 'REWARD', 'BEGUN', 'FILLED', 'LAPSED', 'TAKEN_BACK', 'WELCOMED',
      'WELCOME_USED', 'WELCOME_AGAIN', 'LEFT_BEHIND')),
  day date not null,
  subject_id bigint not null,
  -- 0: none.
  location_id bigint not null,
  count integer not null,
  amount_ore bigint not null,
  -- Points, or the days that a card took.
  total bigint not null,
  primary key (chain_id, kind, day, subject_id, location_id)
);

select tenant_table('report_day', 'select, insert, update, delete');
