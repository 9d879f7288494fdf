-- Coupons: rewards that cost points, and coupons worth an amount.
create table coupon (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  kind text not null default 'REWARD' check (kind in ('REWARD', 'VALUE')),
  name text not null,
  description text not null default '',
  image_path text,
  points_required integer check (points_required > 0),
  publish_status text not null default 'NEW'
    check (publish_status in ('NEW', 'ACTIVE', 'STOPPED', 'COMPLETED', 'WITHDRAWN')),
  created_at timestamptz not null default now(),
  value_ore bigint check (value_ore between 100 and 1000000000),
  starts_on date,
  ends_on date,
  total_limit integer check (total_limit > 0),
  per_member_limit integer check (per_member_limit > 0),
  -- The smallest purchase, before any coupon pays.
  minimum_ore bigint check (minimum_ore between 100 and 1000000000),
  -- Texts in other languages. The club's own language is in the columns.
  translations jsonb not null default '{}' check (translations_fit(translations, '{"name": 60, "description": 500}')),
  primary key (chain_id, id),
  constraint price_of_reward check ((kind = 'REWARD') = (points_required is not null)),
  constraint worth_of_value check ((kind = 'VALUE') = (value_ore is not null)),
  constraint coupon_ends_after_start check (ends_on >= starts_on)
);

select tenant_table('coupon', 'select, insert, update, delete');

create constraint trigger revise_club after insert or delete or update on coupon deferrable initially deferred
  for each row execute function revise_club();
create trigger touch after insert or delete or update on coupon for each statement execute function touch_club();
