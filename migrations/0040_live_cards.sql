-- A stamp of ours where the merchant has no picture of their own: packages/domain/src/stamp-cards/stamp-marks.ts.
alter table stamp_card add column stamp_mark text not null default 'star' check (stamp_mark in (
  'star', 'heart', 'smile', 'cup', 'bun', 'bread', 'icecream', 'pizza', 'burger', 'bowl', 'glass', 'mug', 'flower',
  'leaf', 'drop', 'scissors', 'paw', 'book', 'dumbbell', 'car', 'tally'));

-- Who collects gets what a changed card makes better.
grant update (stamps_amount, ends_on, reward_days) on stamp_card_usage to stammis_app, stammis_platform;
create index cards_being_filled on stamp_card_usage (chain_id, stamp_card_id) where status = 'OPEN';
