import { type RawBuilder, sql } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";

type Member = number | RawBuilder<number>;

/**
 * Whether a row of `offering` was sent to the member or to a member merged into them. A message being sent counts too:
 * it may be read before it is recorded as sent.
 */
const wentTo = (
  member: Member,
) => sql`exists (select from sendout_recipient as recipient where recipient.chain_id = ${thisChain}
    and recipient.sendout_id = sendout.id and recipient.medium = offering.medium and recipient.state in ('SENT', 'CLAIMED')
    and recipient.member_id in (select ${member}::bigint
      union all select gone.id from member as gone where gone.chain_id = ${thisChain} and gone.merged_into = ${member}))`;

/** Sendouts with coupons, by medium: an e-mail may have other coupons than an SMS. */
const offering = sql`sendout cross join lateral (values ('EMAIL', sendout.coupon_ids), ('SMS', sendout.sms_coupon_ids))
    as offering (medium, coupon_ids)
  where sendout.chain_id = ${thisChain} and (sendout.coupon_ids <> '{}' or sendout.sms_coupon_ids <> '{}')`;

/** Whether a sendout gave a `coupon` row to the member. */
export const isBroughtTo = (member: Member) => sql<boolean>`exists (select from ${offering}
  and coupon.id = any(offering.coupon_ids) and ${wentTo(member)})`;

/** Selects the coupons that sendouts gave to a member, usable or not. */
export const couponsBroughtTo = (member: Member) => sql<number[]>`(select coalesce(jsonb_agg(distinct brought), '[]')
  from (select offering.coupon_ids from ${offering} and offering.coupon_ids <> '{}' and ${wentTo(member)}) as each
    cross join unnest(each.coupon_ids) as brought)`;
