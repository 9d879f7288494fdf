import { type RawBuilder, sql } from "kysely";
import { thisChain } from "../../db/this-chain.ts";

type Member = number | RawBuilder<number>;

/**
 * Of a row of `sendout`: its e-mail told of coupons, and went to the member, or to one who has become one with them; or is
 * on its way, for it may be read before that is told.
 */
const broughtTo = (member: Member) => sql`sendout.chain_id = ${thisChain} and sendout.coupon_ids <> '{}'
  and exists (select from sendout_recipient as told where told.chain_id = ${thisChain} and told.sendout_id = sendout.id
    and told.medium = 'EMAIL' and told.state in ('SENT', 'CLAIMED') and told.member_id in (select ${member}::bigint
      union all select gone.id from member as gone where gone.chain_id = ${thisChain} and gone.merged_into = ${member}))`;

/** Of a row of `coupon`: a sendout has brought it to the member. */
export const isBroughtTo = (member: Member) => sql<boolean>`exists (select from sendout
  where coupon.id = any(sendout.coupon_ids) and ${broughtTo(member)})`;

/** The coupons that sendouts have brought to a member, whether or not they can still be used. */
export const couponsBroughtTo = (member: Member) => sql<number[]>`(select coalesce(jsonb_agg(distinct brought), '[]')
  from sendout cross join unnest(sendout.coupon_ids) as brought where ${broughtTo(member)})`;
