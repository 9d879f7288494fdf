import type { Scene } from "../scene.ts";
import type { Violations } from "./violations-of-points.ts";

const used = ({ fillingId }: Scene) => `stamp_card_usage.id = ${fillingId}`;
const visitsOf = (memberId: number) => `select id from purchase where member_id = ${memberId}`;

export const stampViolations: Violations = {
  "every stamp card's stamps match its entries": ({ collectorId }) =>
    `update stamp_entry set stamps = stamps + 1 where member_id = ${collectorId} and kind = 'STAMP'`,
  "owed stamps match the deficit entries": ({ collectorId }) =>
    `update member_stamp_card set owed = owed + 1 where member_id = ${collectorId}`,
  "no member owes stamps while having stamps that can pay": ({ collectorId }) =>
    `update member_stamp_card set owed = 1 where member_id = ${collectorId}`,
  "full cards have one reward each, and other cards have none": (scene) =>
    `alter table stamp_card_usage drop constraint full_when_completed;
     update stamp_card_usage set collected = collected - 1 where ${used(scene)}`,
  "a member fills one card at a time, numbered in order": ({ collectorId }) =>
    `update member_stamp_card set last_order = last_order + 1 where member_id = ${collectorId}`,
  "a full card refers to the valid use of its reward only": (scene) =>
    `update stamp_card_usage set redemption_id = null where ${used(scene)}`,
  "a reward is valid for the days promised when its card was started": ({ fillingId }) =>
    `update stamp_card_usage set reward_days = reward_days + 1 where id = ${fillingId}`,
  "no stamp card reward is used after its last day": ({ club, rewardUseId }) =>
    `update redemption set redeemed_at = (select redeemed_at + interval '31 days')
     where chain_id = ${club.chain.id} and id = ${rewardUseId}`,
  "stamps, their purchase and their return belong to one member and one visit": ({ collectorId, partlyId }) =>
    `update stamp_entry set purchase_id = ${partlyId} where member_id = ${collectorId} and kind = 'STAMP'`,
  "no visit returns more stamps than it gave, and a full return returns all": ({ collectorId }) =>
    `update purchase set returned_at = now() where id in (${visitsOf(collectorId)})`,
  "no unpublished stamp card has stamps": ({ stampcardId }) =>
    `update stamp_card set publish_status = 'NEW' where id = ${stampcardId}`,
  "every stamp card and its reward are valid as long as the club promised": (scene) =>
    `update stamp_card_usage set reward_ends_on = reward_ends_on + 1 where ${used(scene)}`,
  // Swaps two kinds of entries, so that a debt is paid before it exists.
  "every stamp card replays to the same result": ({ club, collectorId }) =>
    `update stamp_entry set kind = case kind when 'OWE' then 'FILL' else 'OWE' end, return_id = null,
         purchase_id = (select min(id) from purchase where chain_id = ${club.chain.id} and member_id = ${collectorId}
           and stamp_entry.kind = 'OWE')
       where chain_id = ${club.chain.id} and member_id = ${collectorId} and kind in ('OWE', 'FILL')`,
};

export const offerViolations: Violations = {
  "every redeemed reward was published": () => "update coupon set publish_status = 'NEW'",
  "a limited coupon's use count matches its valid uses and stays within the limit": ({ valueCouponId }) =>
    `update coupon_stock set taken = taken + 1 where coupon_id = ${valueCouponId}`,
  "no member has used a coupon more often than its limit allows": ({ guestId, valueCouponId }) =>
    `insert into redemption (chain_id, member_id, coupon_id, location_id, points, value_ore, redeemed_at)
       select chain_id, member_id, coupon_id, location_id, 0, value_ore, redeemed_at from redemption
       where member_id = ${guestId} and coupon_id = ${valueCouponId}`,
  "every redemption matches the kind of its coupon": ({ redemptionId }) =>
    `update redemption set value_ore = 100 where id = ${redemptionId}`,
  "a redemption, its purchase and its return belong to one member and one visit": ({ guestId, partlyId }) =>
    `update redemption set purchase_id = ${partlyId} where member_id = ${guestId}`,
  "a used welcome offer belongs to one valid purchase of the same member": ({ guestId }) =>
    `update member_welcome_offer set used_purchase_id = null where member_id = ${guestId}`,
  "no welcome offer is used after its last day": ({ guestId }) =>
    `update member_welcome_offer set through = '2026-11-01' where member_id = ${guestId}`,
  "a chain has at most one welcome offer at a time": () =>
    `drop index one_welcome_offer;
     insert into campaign (chain_id, name, start_date, publish_status, welcome_offer, welcome_months)
       select chain_id, 'Andra', start_date, 'ACTIVE', true, 1 from campaign where welcome_offer`,
  "the welcome offer is valid at every point of sale": ({ club }) =>
    `insert into campaign_location (chain_id, campaign_id, location_id)
       select chain_id, id, ${club.locationIds[0]} from campaign where welcome_offer and chain_id = ${club.chain.id}`,
  "purchases refer to campaigns and categories of their own club": ({ club, guestId }) =>
    `alter table purchase_campaign drop constraint purchase_campaign_chain_id_campaign_id_fkey;
     insert into purchase_campaign (chain_id, purchase_id, campaign_id)
       select ${club.chain.id}, min(id), 999999 from purchase where member_id = ${guestId}`,
  "no purchase refers to an unpublished campaign": ({ campaignId }) =>
    `update campaign set publish_status = 'NEW' where id = ${campaignId}`,
};
