-- A coupon may ask for a smallest purchase: what the goods cost before any coupon pays.
alter table coupon add column minimum_ore bigint check (minimum_ore between 100 and 1000000000);

alter table stamp_card_usage no force row level security;
alter table stamp_card_coupon no force row level security;
alter table stored_answer no force row level security;
alter table purchase no force row level security;

-- How long a card's reward lasts is promised when the card is begun, as its places and its last day are. Cards begun
-- before get what the card promises today; those already full keep the days their reward was given.
alter table stamp_card_usage add column reward_days integer check (reward_days between 1 and 3650);
update stamp_card_usage as usage
  set reward_days = coalesce(usage.reward_ends_on - usage.reward_starts_on + 1, coupon.day_validation)
  from stamp_card_coupon as coupon
  where coupon.chain_id = usage.chain_id and coupon.stamp_card_id = usage.stamp_card_id;
alter table stamp_card_usage alter column reward_days set not null;

-- What a till asked is answered again at the same point of sale, whoever stands there meanwhile.
update stored_answer as answer set actor = 'location ' || purchase.location_id
  from purchase
  where answer.route = 'registerPurchase' and purchase.chain_id = answer.chain_id
    and purchase.registration_key::text = answer.key;

alter table stamp_card_usage force row level security;
alter table stamp_card_coupon force row level security;
alter table stored_answer force row level security;
alter table purchase force row level security;
