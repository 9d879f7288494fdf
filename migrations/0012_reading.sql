-- What members read all day costs the same however long they have been members.

-- Visits without a purchase are passed over in lists.
create index bought_by_member on purchase (chain_id, member_id, purchased_at desc, id desc) where amount_ore + discount_ore > 0;

-- Uses of one coupon by one member, where it has a limit.
create index uses_by_member on redemption (chain_id, member_id, coupon_id);
drop index redemption_chain_id_member_id_idx;

-- Rewards of full cards: to be used, and used.
create index usable_rewards on stamp_card_usage (chain_id, member_id, reward_ends_on)
  where reward_ends_on is not null and redemption_id is null;
create index used_rewards on stamp_card_usage (chain_id, member_id, reward_ends_on desc)
  where reward_ends_on is not null and redemption_id is not null;

-- A cashier's corrections of a day, and a club's.
create index corrections on point_lot (chain_id, earned_on, account_id) where source <> 'PURCHASE';
