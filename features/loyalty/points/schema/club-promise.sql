-- How long points, stamp cards and rewards of a club last, as it was promised over time. `npm run verify` reports a
-- lot or card that no promise explains.
create table club_promise (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  -- Null: points.
  stamp_card_id bigint,
  month_validation integer,
  day_validation integer,
  made_at timestamptz not null default now(),
  primary key (chain_id, id),
  foreign key (chain_id, stamp_card_id) references stamp_card on delete cascade,
  check ((month_validation is null) <> (day_validation is null)),
  check (stamp_card_id is not null or month_validation is not null)
);
create index on club_promise (chain_id, stamp_card_id);

select tenant_table('club_promise', 'select, insert');
