import { type Compilable, type RawBuilder, sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** Members that the caller has locked, and the club's day. */
interface Counted {
  memberIds: number[];
  today: Temporal.PlainDate;
}

/**
 * Counts members' usable points and their expiry. The function is called per row, because a cluster would evaluate a
 * call with constants on another node.
 */
function updatePoints(_db: Build, { memberIds, today }: Counted) {
  return statement(sql`update member_statistics as figures set points_on = ${today}::date, points = counted.points,
      points_through = counted.through, lapsing = unpacked(counted.lapsing)
    from unnest(${memberIds}::bigint[]) as each (member)
      cross join lateral points_lasting(${thisChain}, each.member, ${today}::date) as counted
    where figures.chain_id = ${thisChain} and figures.member_id = each.member`);
}

/** A query for a member's stamps on open cards, unused rewards of full cards, and the first expiry of both. */
export const cardsOfMember = (member: RawBuilder<unknown>, today: Temporal.PlainDate) => sql`
  select coalesce(sum(collected) filter (where status = 'OPEN'), 0) as stamps,
    count(*) filter (where status = 'COMPLETED') as coupons,
    min(case when status = 'OPEN' then ends_on else reward_ends_on end) as through
  from stamp_card_usage where chain_id = ${thisChain} and member_id = ${member}
    and (status = 'OPEN' and ends_on >= ${today}::date
      or status = 'COMPLETED' and redemption_id is null and reward_ends_on >= ${today}::date)`;

function updateCards(_db: Build, { memberIds, today }: Counted) {
  return statement(sql`update member_statistics as figures set cards_on = ${today}::date, stamps = counted.stamps,
      unused_coupons = counted.coupons, cards_through = counted.through
    from unnest(${memberIds}::bigint[]) as each (member) cross join lateral (${cardsOfMember(sql`each.member`, today)}) as counted
    where figures.chain_id = ${thisChain} and figures.member_id = each.member`);
}

const update = { points: prepared(updatePoints), cards: prepared(updateCards) };

export const countPoints = (counted: Counted): Compilable[] =>
  counted.memberIds.length > 0 ? [update.points(counted)] : [];

export const countCards = (counted: Counted): Compilable[] =>
  counted.memberIds.length > 0 ? [update.cards(counted)] : [];

/** Cards that were filled without a visit: the member, their stamps, and the reward's last day. */
interface FilledCards {
  memberIds: number[];
  stamps: number[];
  through: string[];
}

/**
 * Counts cards that became full because they now require fewer stamps. Adds the difference, because the members are not
 * locked. A last day that is too early only causes one extra count.
 */
export const addFilledCards = ({ memberIds, stamps, through }: FilledCards) =>
  sql`with filled as (select member, sum(stamps) as stamps, count(*) as coupons, min(through) as through
      from unnest(${memberIds}::bigint[], ${stamps}::int[], ${through}::date[]) as each (member, stamps, through)
      group by member),
    held as (select member_id from member_statistics where chain_id = ${thisChain}
      and member_id = any(${memberIds}::bigint[]) order by member_id for no key update)
    update member_statistics as figures set stamps = figures.stamps - filled.stamps,
      unused_coupons = figures.unused_coupons + filled.coupons,
      cards_through = least(figures.cards_through, filled.through)
    from filled join held on held.member_id = filled.member
    where figures.chain_id = ${thisChain} and figures.member_id = filled.member`;
