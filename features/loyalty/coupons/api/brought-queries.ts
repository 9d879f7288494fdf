import { type RawBuilder, sql } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";

type Member = number | RawBuilder<number>;

/**
 * A row of `offering` went to the member by its medium, or to one who has become one with them. On its way counts, too: the
 * message may be read before it is written down as sent.
 */
const wentTo = (
  member: Member,
) => sql`exists (select from sendout_recipient as recipient where recipient.chain_id = ${thisChain}
    and recipient.sendout_id = sendout.id and recipient.medium = offering.medium and recipient.state in ('SENT', 'CLAIMED')
    and recipient.member_id in (select ${member}::bigint
      union all select gone.id from member as gone where gone.chain_id = ${thisChain} and gone.merged_into = ${member}))`;

/** Sendouts that offer coupons, by medium: an e-mail may offer others than an SMS. */
const offering = sql`sendout cross join lateral (values ('EMAIL', sendout.coupon_ids), ('SMS', sendout.sms_coupon_ids))
    as offering (medium, coupon_ids)
  where sendout.chain_id = ${thisChain} and (sendout.coupon_ids <> '{}' or sendout.sms_coupon_ids <> '{}')`;

/** Of a row of `coupon`: a sendout has brought it to the member. */
export const isBroughtTo = (member: Member) => sql<boolean>`exists (select from ${offering}
  and coupon.id = any(offering.coupon_ids) and ${wentTo(member)})`;

/** The coupons that sendouts have brought to a member, whether or not they can still be used. */
export const couponsBroughtTo = (member: Member) => sql<number[]>`(select coalesce(jsonb_agg(distinct brought), '[]')
  from (select offering.coupon_ids from ${offering} and offering.coupon_ids <> '{}' and ${wentTo(member)}) as each
    cross join unnest(each.coupon_ids) as brought)`;
