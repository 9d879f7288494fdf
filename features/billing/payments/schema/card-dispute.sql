-- Charges that a card's holder disputes at their bank. The provider reports on them in any order.
create table card_dispute (
  -- The provider's id.
  dispute text primary key check (dispute <> ''),
  charge_id bigint not null references card_charge,
  amount_ore bigint not null check (amount_ore > 0),
  state text not null check (state in ('OPEN', 'LOST', 'WON')),
  heard_at timestamptz not null
);
create index on card_dispute (charge_id);

grant select, insert, update (amount_ore, state, heard_at) on card_dispute to stammis_platform;
