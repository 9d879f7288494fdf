import { type RawBuilder, sql } from "kysely";
import type { WebhookType } from "../domain/webhooks.ts";

const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** The twelve digits by which the till identifies the member; null after the member has left. */
const ofMember = sql`'memberId', member.id,
  'membershipId', case when member.removed_at is null then member.membership_number end`;
const joinMember = (table: string) =>
  sql`join member on member.chain_id = ${sql.ref(`${table}.chain_id`)} and member.id = ${sql.ref(`${table}.member_id`)}`;
const at = (table: string, chainId: number, id: number) =>
  sql`where ${sql.ref(`${table}.chain_id`)} = ${chainId} and ${sql.ref(`${table}.id`)} = ${id}`;

type BodyQuery = (chainId: number, id: number, table: string) => RawBuilder<unknown>;

const memberBody: BodyQuery = (chainId, id) => sql`select jsonb_build_object(${ofMember}, 'firstName', first_name,
  'lastName', last_name, 'email', email, 'phone', phone, 'language', language, 'emailNotification', email_notification,
  'phoneNotification', phone_notification, 'registeredAt', ${moment("registered_at")}) as data
  from member ${at("member", chainId, id)} and removed_at is null`;

/** The data of each event, read at its first attempt and typed by `webhookData` of the contract. */
export const bodyQueries: Record<WebhookType, BodyQuery> = {
  "member.joined": memberBody,
  "member.updated": memberBody,
  "member.left": (chainId, id) =>
    sql`select jsonb_build_object('memberId', id, 'mergedInto', merged_into) as data from member ${at("member", chainId, id)}`,
  "purchase.registered": (chainId, id) => sql`select jsonb_build_object(${ofMember}, 'purchaseId', purchase.id,
    'pointOfSaleId', location_id, 'amount', amount_ore / 100.0, 'discount', discount_ore / 100.0,
    'points', (select coalesce(sum(amount), 0) from point_lot lot
      where lot.chain_id = purchase.chain_id and lot.purchase_id = purchase.id),
    'purchasedAt', ${moment("purchased_at")}, 'receivedAt', ${moment("received_at")}) as data
    from purchase ${joinMember("purchase")} ${at("purchase", chainId, id)}`,
  "purchase.returned": (chainId, id) => sql`select jsonb_build_object(${ofMember}, 'purchaseId', purchase.id,
    'pointOfSaleId', back.location_id, 'kind', back.kind, 'amount', back.amount_ore / 100.0, 'whole', back.whole,
    'returnedAt', ${moment("back.returned_at")}) as data
    from purchase_return back
    join purchase on purchase.chain_id = back.chain_id and purchase.id = back.purchase_id
    ${joinMember("purchase")} ${at("back", chainId, id)}`,
  "coupon.redeemed": (chainId, id) => sql`select jsonb_build_object(${ofMember}, 'redemptionId', redemption.id,
    'couponId', coupon_id, 'name', coupon.name, 'points', points, 'purchaseId', purchase_id,
    'pointOfSaleId', location_id, 'redeemedAt', ${moment("redeemed_at")}) as data
    from redemption join coupon on coupon.chain_id = redemption.chain_id and coupon.id = redemption.coupon_id
    ${joinMember("redemption")} ${at("redemption", chainId, id)}`,
  "stamp_card.completed": (chainId, id) => sql`select jsonb_build_object(${ofMember}, 'stampcardId', card.id,
    'name', card.name, 'completedAt', ${moment("filling.status_changed_at")}) as data
    from stamp_card_usage filling
    join stamp_card card on card.chain_id = filling.chain_id and card.id = filling.stamp_card_id
    ${joinMember("filling")} ${at("filling", chainId, id)}`,
  "points.corrected": (chainId, id, table) => {
    const taken = table === "point_deduction";
    return sql`select jsonb_build_object(${ofMember}, 'points', ${taken ? sql`-points` : sql`amount`}, 'reason', reason)
      as data from ${sql.table(table)} as moved ${joinMember("moved")} ${at("moved", chainId, id)}`;
  },
  "sendout.sent": (chainId, id) => sql`select jsonb_build_object('sendoutId', sendout.id, 'name', name,
    'sent', coalesce(sum(sent), 0), 'failed', coalesce(sum(failed), 0), 'skipped', coalesce(sum(skipped), 0)) as data
    from sendout left join sendout_count counted
      on counted.chain_id = sendout.chain_id and counted.sendout_id = sendout.id
    ${at("sendout", chainId, id)} group by sendout.id, name`,
};
