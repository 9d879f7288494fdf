-- Stamp cards, coupons with limits, campaigns and welcome offers.

-- Stamp cards. Each has one coupon, its reward.
create table stamp_card (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null,
  title text not null default '',
  subtitle text not null default '',
  stamps_amount smallint not null check (stamps_amount between 2 and 30),
  month_validation integer not null check (month_validation between 1 and 120),
  stamp_path text,
  stamp_uncollected_path text,
  image_path text,
  hide_title boolean not null default false,
  hide_subtitle boolean not null default false,
  title_color text not null check (title_color ~ '^#[0-9a-f]{6}$'),
  title_size text not null check (title_size in ('SMALL', 'MEDIUM', 'LARGE')),
  subtitle_color text not null check (subtitle_color ~ '^#[0-9a-f]{6}$'),
  subtitle_size text not null check (subtitle_size in ('SMALL', 'MEDIUM', 'LARGE')),
  card_color text not null check (card_color ~ '^#[0-9a-f]{6}$'),
  stamp_color text not null check (stamp_color ~ '^#[0-9a-f]{6}$'),
  publish_status text not null default 'NEW'
    check (publish_status in ('NEW', 'ACTIVE', 'STOPPED', 'COMPLETED', 'WITHDRAWN')),
  created_at timestamptz not null default now(),
  primary key (chain_id, id)
);

create table stamp_card_coupon (
  chain_id bigint not null,
  id bigint generated always as identity,
  stamp_card_id bigint not null,
  reward text not null,
  description text not null default '',
  image_path text,
  hide_title boolean not null default false,
  day_validation integer not null check (day_validation between 1 and 3650),
  primary key (chain_id, id),
  unique (chain_id, stamp_card_id),
  foreign key (chain_id, stamp_card_id) references stamp_card on delete cascade
);

-- A member with a card: which usage was the latest, and stamps that were given, spent and taken back.
create table member_stamp_card (
  chain_id bigint not null,
  member_id bigint not null,
  stamp_card_id bigint not null,
  last_order integer not null check (last_order >= 0),
  owed integer not null default 0 check (owed >= 0),
  primary key (chain_id, member_id, stamp_card_id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, stamp_card_id) references stamp_card
);

-- One filling of the card, under the promise of the day it began. An OPEN one whose last day has passed is reset; it is
-- written down as such when the next stamp comes.
create table stamp_card_usage (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  stamp_card_id bigint not null,
  usage_order integer not null check (usage_order > 0),
  stamps_amount smallint not null check (stamps_amount between 2 and 30),
  collected smallint not null,
  -- Stamps of the latest visit.
  added smallint not null default 0,
  status text not null check (status in ('OPEN', 'COMPLETED', 'RESET', 'EMPTIED')),
  started_on date not null,
  ends_on date not null,
  reward_starts_on date,
  reward_ends_on date,
  -- The use of its reward that stands.
  redemption_id bigint,
  status_changed_at timestamptz not null,
  primary key (chain_id, member_id, stamp_card_id, usage_order),
  unique (chain_id, id),
  foreign key (chain_id, member_id, stamp_card_id) references member_stamp_card deferrable,
  foreign key (chain_id, redemption_id) references redemption deferrable,
  check (collected between 0 and stamps_amount),
  check (ends_on >= started_on),
  constraint full_when_completed check ((status = 'COMPLETED') = (collected = stamps_amount)),
  constraint open_is_begun check (status <> 'OPEN' or collected > 0),
  constraint emptied_is_empty check (status <> 'EMPTIED' or collected = 0),
  constraint reward_of_completed check (
    (status = 'COMPLETED') = (reward_starts_on is not null) and (reward_starts_on is null) = (reward_ends_on is null)),
  constraint used_is_completed check (redemption_id is null or status = 'COMPLETED')
);
create unique index one_open_usage on stamp_card_usage (chain_id, member_id, stamp_card_id) where status = 'OPEN';
create unique index reward_used_once on stamp_card_usage (chain_id, redemption_id) where redemption_id is not null;

create table stamp_entry (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  stamp_card_id bigint not null,
  usage_order integer,
  kind text not null check (kind in ('STAMP', 'TAKE_BACK', 'OWE', 'FILL', 'LOST', 'PAY')),
  stamps integer not null check (stamps > 0),
  purchase_id bigint,
  return_id bigint,
  redemption_id bigint,
  at timestamptz not null,
  primary key (chain_id, id),
  foreign key (chain_id, member_id, stamp_card_id) references member_stamp_card deferrable,
  foreign key (chain_id, member_id, stamp_card_id, usage_order) references stamp_card_usage deferrable,
  foreign key (chain_id, purchase_id) references purchase,
  foreign key (chain_id, return_id) references purchase_return,
  foreign key (chain_id, redemption_id) references redemption,
  check ((kind in ('STAMP', 'FILL')) = (purchase_id is not null and return_id is null)),
  check ((kind in ('STAMP', 'TAKE_BACK', 'PAY')) = (usage_order is not null) or kind = 'LOST')
);
create index on stamp_entry (chain_id, member_id, stamp_card_id);
create index on stamp_entry (chain_id, purchase_id);

-- Coupons: a reward costs points, a value coupon is worth an amount.
alter table coupon drop constraint coupon_kind_check, drop constraint coupon_points_required_check;
alter table coupon
  alter column points_required drop not null,
  add column value_ore bigint check (value_ore between 100 and 1000000000),
  add column starts_on date,
  add column ends_on date,
  add column total_limit integer check (total_limit > 0),
  add column per_member_limit integer check (per_member_limit > 0),
  add constraint coupon_kind_check check (kind in ('REWARD', 'VALUE')),
  add constraint price_of_reward check ((kind = 'REWARD') = (points_required is not null)),
  add constraint coupon_points_required_check check (points_required > 0),
  add constraint worth_of_value check ((kind = 'VALUE') = (value_ore is not null)),
  add constraint coupon_ends_after_start check (ends_on >= starts_on);

-- Uses of a limited coupon that stand. A wall of its own: no two tills pass it at once.
create table coupon_stock (
  chain_id bigint not null,
  coupon_id bigint not null,
  total_limit integer not null check (total_limit > 0),
  taken integer not null default 0,
  primary key (chain_id, coupon_id),
  foreign key (chain_id, coupon_id) references coupon on delete cascade,
  constraint within_limit check (taken between 0 and total_limit)
);

create table campaign (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null check (char_length(name) <= 32),
  description text not null default '',
  banner_path text,
  banner_data jsonb,
  action_button_label text not null default '' check (char_length(action_button_label) <= 24),
  action_button_target text not null default '' check (action_button_target = '' or action_button_target like 'https://%'),
  start_date date,
  end_date date,
  publish_status text not null default 'NEW'
    check (publish_status in ('NEW', 'ACTIVE', 'STOPPED', 'COMPLETED', 'WITHDRAWN')),
  welcome_offer boolean not null default false,
  welcome_months integer check (welcome_months between 1 and 120),
  public_to_all boolean not null default false,
  audience text not null default 'EVERYONE' check (audience in ('EVERYONE')),
  coupon_id bigint,
  message text not null default '' check (char_length(message) <= 155),
  by_sms boolean not null default false,
  by_email boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (chain_id, id),
  foreign key (chain_id, coupon_id) references coupon,
  check (end_date >= start_date),
  check (start_date is not null or end_date is not null),
  check (welcome_offer = (welcome_months is not null))
);
create unique index one_welcome_offer on campaign (chain_id) where welcome_offer and publish_status = 'ACTIVE';

-- The welcome offer that was current when the member registered.
create table member_welcome_offer (
  chain_id bigint not null,
  member_id bigint not null,
  campaign_id bigint not null,
  through date not null,
  used_purchase_id bigint,
  primary key (chain_id, member_id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, campaign_id) references campaign,
  foreign key (chain_id, used_purchase_id) references purchase deferrable
);

create table purchase_campaign (
  chain_id bigint not null,
  purchase_id bigint not null,
  campaign_id bigint not null,
  primary key (chain_id, purchase_id, campaign_id),
  foreign key (chain_id, purchase_id) references purchase,
  foreign key (chain_id, campaign_id) references campaign
);

-- A redemption is one use: of a reward (points), a value coupon (an amount), or a stamp card's reward.
alter table redemption drop constraint redemption_points_check;
alter table redemption
  alter column coupon_id drop not null,
  add column stamp_card_id bigint,
  add column usage_order integer,
  add column value_ore bigint not null default 0 check (value_ore >= 0),
  add column campaign_id bigint,
  add foreign key (chain_id, member_id, stamp_card_id, usage_order) references stamp_card_usage,
  add foreign key (chain_id, campaign_id) references campaign,
  add constraint redemption_points_check check (points >= 0),
  add constraint one_thing_redeemed check ((coupon_id is null) <> (stamp_card_id is null)),
  add constraint whole_usage check ((stamp_card_id is null) = (usage_order is null));
create index on redemption (chain_id, coupon_id);

select tenant_table('stamp_card', 'select, insert, update, delete');
select tenant_table('stamp_card_coupon', 'select, insert, update, delete');
select tenant_table('member_stamp_card', 'select, insert', 'update (last_order, owed)');
select tenant_table('stamp_card_usage', 'select, insert',
  'update (collected, added, status, reward_starts_on, reward_ends_on, redemption_id, status_changed_at)');
select tenant_table('stamp_entry', 'select, insert');
select tenant_table('coupon_stock', 'select, insert, update, delete');
select tenant_table('campaign', 'select, insert, update, delete');
select tenant_table('member_welcome_offer', 'select, insert', 'update (used_purchase_id)');
select tenant_table('purchase_campaign', 'select, insert');
