import type { Scene } from "../scene.ts";
import type { Violations } from "./violations-of-points.ts";

const used = ({ fillingId }: Scene) => `stamp_card_usage.id = ${fillingId}`;
const visitsOf = (memberId: number) => `select id from purchase where member_id = ${memberId}`;

export const stampViolations: Violations = {
  "every stamp card has exactly the stamps its entries leave": ({ collectorId }) =>
    `update stamp_entry set stamps = stamps + 1 where member_id = ${collectorId} and kind = 'STAMP'`,
  "stamps owed are what could not be taken and has not been filled": ({ collectorId }) =>
    `update member_stamp_card set owed = owed + 1 where member_id = ${collectorId}`,
  "nobody owes stamps while they have some to give": ({ collectorId }) =>
    `update member_stamp_card set owed = 1 where member_id = ${collectorId}`,
  "every full card has one reward, and no other card has one": (scene) =>
    `alter table stamp_card_usage drop constraint full_when_completed;
     update stamp_card_usage set collected = collected - 1 where ${used(scene)}`,
  "a member fills one card at a time, and cards follow on each other": ({ collectorId }) =>
    `update member_stamp_card set last_order = last_order + 1 where member_id = ${collectorId}`,
  "a full card names the use of its reward that stands, and that use alone": (scene) =>
    `update stamp_card_usage set redemption_id = null where ${used(scene)}`,
  "a reward lasts the days its card promised when it was begun": ({ fillingId }) =>
    `update stamp_card_usage set reward_days = reward_days + 1 where id = ${fillingId}`,
  "no reward of a card is used after its last day": ({ club, rewardUseId }) =>
    `update redemption set redeemed_at = (select redeemed_at + interval '31 days')
     where chain_id = ${club.chain.id} and id = ${rewardUseId}`,
  "stamps, their purchase and their return belong to one member and one visit": ({ collectorId, partlyId }) =>
    `update stamp_entry set purchase_id = ${partlyId} where member_id = ${collectorId} and kind = 'STAMP'`,
  "no visit gives back more stamps than it gave, and a wholly returned one gives back all": ({ collectorId }) =>
    `update purchase set returned_at = now() where id in (${visitsOf(collectorId)})`,
  "no stamp lies on a card that was never published": ({ stampcardId }) =>
    `update stamp_card set publish_status = 'NEW' where id = ${stampcardId}`,
  "every stamp card and its reward last as long as their club promised": (scene) =>
    `update stamp_card_usage set reward_ends_on = reward_ends_on + 1 where ${used(scene)}`,
  // What is owed is filled before it is owed.
  "every stamp card replays": ({ club, collectorId }) =>
    `update stamp_entry set kind = case kind when 'OWE' then 'FILL' else 'OWE' end, return_id = null,
         purchase_id = (select min(id) from purchase where chain_id = ${club.chain.id} and member_id = ${collectorId}
           and stamp_entry.kind = 'OWE')
       where chain_id = ${club.chain.id} and member_id = ${collectorId} and kind in ('OWE', 'FILL')`,
};

export const offerViolations: Violations = {
  "every redeemed reward had been published": () => "update coupon set publish_status = 'NEW'",
  "the uses counted of a limited coupon are those that stand, and within its limit": ({ valueCouponId }) =>
    `update coupon_stock set taken = taken + 1 where coupon_id = ${valueCouponId}`,
  "nobody has used a coupon more often than it says": ({ guestId, valueCouponId }) =>
    `insert into redemption (chain_id, member_id, coupon_id, location_id, points, value_ore, redeemed_at)
       select chain_id, member_id, coupon_id, location_id, 0, value_ore, redeemed_at from redemption
       where member_id = ${guestId} and coupon_id = ${valueCouponId}`,
  "every use is of something of its own kind": ({ redemptionId }) =>
    `update redemption set value_ore = 100 where id = ${redemptionId}`,
  "use, purchase and return belong to one member and one visit": ({ guestId, partlyId }) =>
    `update redemption set purchase_id = ${partlyId} where member_id = ${guestId}`,
  "a welcome offer is used at one purchase that stands, the member's own": ({ guestId }) =>
    `update member_welcome_offer set used_purchase_id = null where member_id = ${guestId}`,
  "no welcome offer is used after its last day": ({ guestId }) =>
    `update member_welcome_offer set through = '2026-11-01' where member_id = ${guestId}`,
  "a chain has at most one welcome offer at a time": () =>
    `drop index one_welcome_offer;
     insert into campaign (chain_id, name, start_date, publish_status, welcome_offer, welcome_months)
       select chain_id, 'Andra', start_date, 'ACTIVE', true, 1 from campaign where welcome_offer`,
  "the welcome offer runs everywhere": ({ club }) =>
    `insert into campaign_location (chain_id, campaign_id, location_id)
       select chain_id, id, ${club.locationIds[0]} from campaign where welcome_offer and chain_id = ${club.chain.id}`,
  "a purchase names campaigns and categories of its own chain": ({ club, guestId }) =>
    `alter table purchase_campaign drop constraint purchase_campaign_chain_id_campaign_id_fkey;
     insert into purchase_campaign (chain_id, purchase_id, campaign_id)
       select ${club.chain.id}, min(id), 999999 from purchase where member_id = ${guestId}`,
  "no purchase names a campaign that was never published": ({ campaignId }) =>
    `update campaign set publish_status = 'NEW' where id = ${campaignId}`,
};
