import { type RawBuilder, sql } from "kysely";
import { nameOrder } from "#packages/server/db/sorted.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Parts } from "./data-shape.ts";
import type { personParts } from "./person-queries.ts";

const of = (row: string, memberId: number) =>
  sql`${sql.ref(`${row}.chain_id`)} = ${thisChain} and ${sql.ref(`${row}.member_id`)} = ${memberId}`;

const nameOf = (table: string, id: string, name: RawBuilder<unknown> = sql`it.name`) =>
  sql`(select ${name} from ${sql.table(table)} as it where it.chain_id = ${thisChain} and it.id = ${sql.ref(id)})`;

const cardName = (row: string) =>
  nameOf("stamp_card", `${row}.stamp_card_id`, sql`coalesce(nullif(it.title, ''), it.name)`);

/** What a purchase was for, by names. */
const tags = (tag: "category" | "campaign") => sql`array(select it.name from ${sql.table(`purchase_${tag}`)} as tag
  join ${sql.table(tag)} as it on it.chain_id = tag.chain_id and it.id = ${sql.ref(`tag.${tag}_id`)}
  where tag.chain_id = ${thisChain} and tag.purchase_id = purchase.id order by ${nameOrder("it.name")})`;

/** What the member has bought, earned, used and collected. */
export const holdingParts: Omit<Parts, keyof typeof personParts> = {
  purchases: {
    facts: {
      id: "number",
      at: "moment",
      location: "text",
      paid: "amount",
      discount: "amount",
      returned: "amount",
      earned: "number",
      categories: "texts",
      campaigns: "texts",
    },
    rows: (memberId) => sql`select purchase.id as key, purchase.id, purchased_at as at,
      ${nameOf("location", "purchase.location_id")} as location, amount_ore as paid, discount_ore as discount,
      returned_ore as returned, lot.amount as earned, ${tags("category")} as categories, ${tags("campaign")} as campaigns
      from purchase left join point_lot as lot on lot.chain_id = purchase.chain_id and lot.purchase_id = purchase.id
      where ${of("purchase", memberId)}`,
  },
  returns: {
    facts: { at: "moment", purchase: "number", amount: "amount", location: "text", kind: "code", reason: "text" },
    rows: (memberId) => sql`select back.id as key, back.returned_at as at, purchase_id as purchase,
      back.amount_ore as amount, ${nameOf("location", "back.location_id")} as location, back.kind, back.reason
      from purchase join purchase_return as back on back.chain_id = purchase.chain_id and back.purchase_id = purchase.id
      where ${of("purchase", memberId)}`,
  },
  points: {
    facts: {
      id: "number",
      earnedOn: "day",
      source: "code",
      points: "number",
      validThrough: "day",
      left: "number",
      owed: "number",
      reason: "text",
      voidedAt: "moment",
      voidReason: "text",
    },
    rows: (memberId) => sql`select lot.id as key, lot.id, earned_on as "earnedOn", source, amount as points,
      valid_through as "validThrough", left_points as "left", owed_points as owed, lot.reason,
      voided.withdrawn_at as "voidedAt", voided.reason as "voidReason"
      from point_lot as lot left join correction_withdrawal as voided
        on voided.chain_id = lot.chain_id and voided.lot_id = lot.id
      where ${of("lot", memberId)}`,
  },
  pointEntries: {
    facts: { at: "moment", kind: "code", points: "number", of: "number" },
    rows: (memberId) =>
      sql`select id as key, at, kind, points, lot_id as "of" from point_entry where ${of("point_entry", memberId)}`,
  },
  deductions: {
    facts: { at: "moment", points: "number", reason: "text", givenBackAt: "moment", givenBackReason: "text" },
    rows: (memberId) => sql`select taken.id as key, deducted_at as at, points, taken.reason,
      back.withdrawn_at as "givenBackAt", back.reason as "givenBackReason"
      from point_deduction as taken left join deduction_withdrawal as back
        on back.chain_id = taken.chain_id and back.deduction_id = taken.id
      where ${of("taken", memberId)}`,
  },
  coupons: {
    facts: {
      at: "moment",
      name: "text",
      points: "number",
      value: "amount",
      location: "text",
      campaign: "text",
      givenBackAt: "moment",
      givenBackReason: "text",
    },
    rows: (memberId) => sql`select redemption.id as key, redeemed_at as at, redemption.points, value_ore as value,
      coalesce(${nameOf("coupon", "redemption.coupon_id")}, (select it.reward from stamp_card_coupon as it
        where it.chain_id = ${thisChain} and it.stamp_card_id = redemption.stamp_card_id)) as name,
      ${nameOf("location", "redemption.location_id")} as location, ${nameOf("campaign", "redemption.campaign_id")} as campaign,
      back.cancelled_at as "givenBackAt", back.reason as "givenBackReason"
      from redemption left join redemption_cancellation as back
        on back.chain_id = redemption.chain_id and back.redemption_id = redemption.id
      where ${of("redemption", memberId)}`,
  },
  welcome: {
    facts: { campaign: "text", through: "day", usedAt: "moment" },
    rows: (memberId) => sql`select campaign_id as key, ${nameOf("campaign", "offer.campaign_id")} as campaign, through,
      ${nameOf("purchase", "offer.used_purchase_id", sql`it.purchased_at`)} as "usedAt"
      from member_welcome_offer as offer where ${of("offer", memberId)}`,
  },
  stampCards: {
    facts: {
      card: "text",
      startedOn: "day",
      endsOn: "day",
      collected: "number",
      places: "number",
      status: "code",
      rewardThrough: "day",
      rewardUsed: "answer",
    },
    rows: (memberId) => sql`select id as key, ${cardName("filling")} as card, started_on as "startedOn",
      ends_on as "endsOn", collected, stamps_amount as places, status, reward_ends_on as "rewardThrough",
      case when status = 'COMPLETED' then redemption_id is not null end as "rewardUsed"
      from stamp_card_usage as filling where ${of("filling", memberId)}`,
  },
  stamps: {
    facts: { at: "moment", card: "text", kind: "code", stamps: "number" },
    rows: (memberId) => sql`select id as key, at, ${cardName("entry")} as card, kind, stamps
      from stamp_entry as entry where ${of("entry", memberId)}`,
  },
  largeAmounts: {
    facts: { at: "moment", amount: "amount", location: "text", answer: "code", reason: "text" },
    rows: (memberId) => sql`select id as key, asked_at as at, amount_ore as amount,
      ${nameOf("location", "asked.location_id")} as location, answer, reason
      from approval_request as asked where ${of("asked", memberId)}`,
  },
};
