-- One filling of a stamp card, under the promise of the day it began. An OPEN one past its last day counts as lapsed;
-- its status changes at the next stamp.
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
  -- The use of its reward.
  redemption_id bigint,
  status_changed_at timestamptz not null,
  -- How many days the reward lasts, promised when the card was begun.
  reward_days integer not null check (reward_days between 1 and 3650),
  primary key (chain_id, member_id, stamp_card_id, usage_order),
  unique (chain_id, id),
  foreign key (chain_id, member_id, stamp_card_id) references member_stamp_card deferrable,
  check (collected between 0 and stamps_amount),
  check (ends_on >= started_on),
  constraint full_when_completed check ((status = 'COMPLETED') = (collected = stamps_amount)),
  constraint open_is_begun check (status <> 'OPEN' or collected > 0),
  constraint emptied_is_empty check (status <> 'EMPTIED' or collected = 0),
  constraint reward_of_completed check ((status = 'COMPLETED') = (reward_starts_on is not null)
      and (reward_starts_on is null) = (reward_ends_on is null)),
  constraint used_is_completed check (redemption_id is null or status = 'COMPLETED')
);
create unique index one_open_usage on stamp_card_usage (chain_id, member_id, stamp_card_id) where status = 'OPEN';
create unique index reward_used_once on stamp_card_usage (chain_id, redemption_id) where redemption_id is not null;
-- Unused rewards of filled cards.
create index usable_rewards on stamp_card_usage (chain_id, member_id, reward_ends_on)
  where reward_ends_on is not null and redemption_id is null;
-- Used rewards.
create index used_rewards on stamp_card_usage (chain_id, member_id, reward_ends_on desc)
  where reward_ends_on is not null and redemption_id is not null;
create index cards_being_filled on stamp_card_usage (chain_id, stamp_card_id) where status = 'OPEN';
create index filled_cards on stamp_card_usage (chain_id, reward_starts_on) where status = 'COMPLETED';

select tenant_table('stamp_card_usage', 'select, insert',
  'update (stamps_amount, collected, added, status, ends_on, reward_starts_on, reward_ends_on,
    redemption_id, status_changed_at, reward_days)');
grant update (member_id, usage_order) on stamp_card_usage to stammis_platform;

create trigger tell_webhooks_begun after insert on stamp_card_usage
  for each row when (new.status = 'COMPLETED')
  execute function tell_webhooks_of_row('stamp_card.completed', 'stamp_card_usage');
create trigger tell_webhooks_filled after update of status on stamp_card_usage
  for each row when (new.status = 'COMPLETED' and old.status = 'OPEN')
  execute function tell_webhooks_of_row('stamp_card.completed', 'stamp_card_usage');
-- Skips members that the transaction has noted already.
create trigger touch after insert or update on stamp_card_usage
  for each row when (strpos(concat(' ', current_setting('stammis.touched', true)), concat(' ', new.member_id, ' ')) = 0)
  execute function touch_members();
create trigger touch_left after delete on stamp_card_usage for each row execute function touch_members();
create trigger touch_moved after update of member_id on stamp_card_usage
  for each row when (old.member_id <> new.member_id) execute function touch_members();
