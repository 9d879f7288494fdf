import { type RawBuilder, sql } from "kysely";
import { thisChain } from "../../db/this-chain.ts";

type Member = number | RawBuilder<number>;

/**
 * What a sendout tells of by a medium went to the member by it, or to one who has become one with them; or is on its way, for
 * it may be read before that is told.
 */
const wentTo = (
  member: Member,
) => sql`exists (select from sendout_recipient as recipient where recipient.chain_id = ${thisChain}
    and recipient.sendout_id = sendout.id and recipient.medium = telling.medium and recipient.state in ('SENT', 'CLAIMED')
    and recipient.member_id in (select ${member}::bigint
      union all select gone.id from member as gone where gone.chain_id = ${thisChain} and gone.merged_into = ${member}))`;

/** Sendouts that tell of coupons, with those that each medium tells of. */
const telling = sql`sendout cross join lateral (values ('EMAIL', sendout.coupon_ids), ('SMS', sendout.sms_coupon_ids))
    as telling (medium, coupon_ids)
  where sendout.chain_id = ${thisChain} and (sendout.coupon_ids <> '{}' or sendout.sms_coupon_ids <> '{}')`;

/** Of a row of `coupon`: a sendout has brought it to the member. */
export const isBroughtTo = (member: Member) => sql<boolean>`exists (select from ${telling}
  and coupon.id = any(telling.coupon_ids) and ${wentTo(member)})`;

/** The coupons that sendouts have brought to a member, whether or not they can still be used. */
export const couponsBroughtTo = (member: Member) => sql<number[]>`(select coalesce(jsonb_agg(distinct brought), '[]')
  from (select telling.coupon_ids from ${telling} and telling.coupon_ids <> '{}' and ${wentTo(member)}) as each
    cross join unnest(each.coupon_ids) as brought)`;
