import { type Compilable, type RawBuilder, sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** Members whose points are counted anew, and the club's day for which that is true. */
interface Counted {
  memberId: number;
  today: Temporal.PlainDate;
}

/**
 * Counts a balance after an act on points other than a visit: the points usable today, how long they last, and what of
 * them expires when. The function is asked of a row: asked of values alone, a cluster would run it beforehand,
 * elsewhere.
 */
function countPoints(_db: Build, { memberId, today }: Counted) {
  return statement(sql`update member_statistics set points_on = ${today}::date, points = counted.points,
      points_through = counted.through, lapsing = unpacked(counted.lapsing)
    from unnest(array[${memberId}::bigint]) as each (member)
      cross join lateral points_lasting(${thisChain}, each.member, ${today}::date) as counted
    where chain_id = ${thisChain} and member_id = ${memberId}`);
}

/** The same for several members who are locked, without an act of theirs: some of their points have expired. */
export const countPointsOf = ({ memberIds, today }: { memberIds: number[]; today: Temporal.PlainDate }) =>
  sql`update member_statistics as figures set points_on = ${today}::date, points = counted.points,
      points_through = counted.through, lapsing = unpacked(counted.lapsing)
    from unnest(${memberIds}::bigint[]) as each (member)
      cross join lateral points_lasting(${thisChain}, each.member, ${today}::date) as counted
    where figures.chain_id = ${thisChain} and figures.member_id = each.member`;

/** What a member's cards come to: stamps on open ones, unused rewards of full ones, and how long both last. */
export const cardsOfMember = (member: RawBuilder<unknown>, today: Temporal.PlainDate) => sql`
  select coalesce(sum(collected) filter (where status = 'OPEN'), 0) as stamps,
    count(*) filter (where status = 'COMPLETED') as coupons,
    min(case when status = 'OPEN' then ends_on else reward_ends_on end) as through
  from stamp_card_usage where chain_id = ${thisChain} and member_id = ${member}
    and (status = 'OPEN' and ends_on >= ${today}::date
      or status = 'COMPLETED' and redemption_id is null and reward_ends_on >= ${today}::date)`;

/** After acts on stamp cards. */
function countCards(_db: Build, { memberIds, today }: { memberIds: number[]; today: Temporal.PlainDate }) {
  return statement(sql`update member_statistics as figures set cards_on = ${today}::date, stamps = counted.stamps,
      unused_coupons = counted.coupons, cards_through = counted.through
    from unnest(${memberIds}::bigint[]) as each (member) cross join lateral (${cardsOfMember(sql`each.member`, today)}) as counted
    where figures.chain_id = ${thisChain} and figures.member_id = each.member`);
}

/**
 * Counts cards that became full without a visit, because they ask for fewer stamps now. What changed is added and taken
 * off, for none of these members is locked. A last day that is too early only means one count more.
 */
export const keepFilled = (filled: { memberIds: number[]; stamps: number[]; through: string[] }) =>
  sql`with filled as (select member, sum(stamps) as stamps, count(*) as coupons, min(through) as through
      from unnest(${filled.memberIds}::bigint[], ${filled.stamps}::int[], ${filled.through}::date[]) as each (member, stamps, through)
      group by member),
    held as (select member_id from member_statistics where chain_id = ${thisChain}
      and member_id = any(${filled.memberIds}::bigint[]) order by member_id for no key update)
    update member_statistics as figures set stamps = figures.stamps - filled.stamps,
      unused_coupons = figures.unused_coupons + filled.coupons,
      cards_through = least(figures.cards_through, filled.through)
    from filled join held on held.member_id = filled.member
    where figures.chain_id = ${thisChain} and figures.member_id = filled.member`;

interface TakenOut {
  memberId: number;
  purchaseId: number;
  amountOre: number;
  /** Nothing of the purchase is kept, so it does not count as one. */
  whole: boolean;
}

const bought = sql`amount_ore + discount_ore > 0 and returned_at is null`;

function takeOut(_db: Build, { memberId, purchaseId, amountOre, whole }: TakenOut) {
  return statement(sql`update member_statistics set purchase_total_ore = purchase_total_ore - ${amountOre}::bigint,
      purchase_count = purchase_count - ${whole}::boolean::int,
      last_purchase_at = case when ${whole}::boolean then (select max(purchased_at) from purchase
        where chain_id = ${thisChain} and member_id = ${memberId} and ${bought}) else last_purchase_at end
    where chain_id = ${thisChain} and member_id = ${memberId} and exists (select from purchase
      where chain_id = ${thisChain} and id = ${purchaseId} and amount_ore + discount_ore > 0)`);
}

function takeOutOfMonth(_db: Build, { memberId, purchaseId, amountOre, whole }: TakenOut) {
  return statement(sql`with returned as (select location_id, date_trunc('month', purchased_on)::date as month
      from purchase where chain_id = ${thisChain} and id = ${purchaseId} and amount_ore + discount_ore > 0),
    tagged as (select 'LOCATION' as kind, location_id as tag_id from returned
      union all select 'CATEGORY', category_id from purchase_category where chain_id = ${thisChain} and purchase_id = ${purchaseId}
      union all select 'CAMPAIGN', campaign_id from purchase_campaign where chain_id = ${thisChain} and purchase_id = ${purchaseId})
    update member_month as figure set total_ore = total_ore - ${amountOre}::bigint,
      purchases = purchases - ${whole}::boolean::int,
      last_on = case when ${whole}::boolean then (select max(purchased_on) from purchase
        where chain_id = ${thisChain} and member_id = ${memberId} and ${bought}
          and purchased_on >= figure.month and purchased_on < figure.month + interval '1 month'
          and case when figure.kind = 'LOCATION' then location_id = figure.tag_id
            when figure.kind = 'CATEGORY' then exists (select from purchase_category where chain_id = ${thisChain}
              and purchase_id = purchase.id and category_id = figure.tag_id)
            else exists (select from purchase_campaign where chain_id = ${thisChain}
              and purchase_id = purchase.id and campaign_id = figure.tag_id) end) else last_on end
    from returned, tagged
    where figure.chain_id = ${thisChain} and figure.kind = tagged.kind and figure.tag_id = tagged.tag_id
      and figure.month = returned.month and figure.member_id = ${memberId}`);
}

/** Counts what the member has bought of late anew: of a returned purchase less is left. */
const countBought = (_db: Build, { memberId }: TakenOut) =>
  statement(sql`select count_bought(${thisChain}, array[${memberId}::bigint]),
    count_tagged(${thisChain}, array[${memberId}::bigint])`);

const write = {
  bought: prepared(countBought),
  points: prepared(countPoints),
  cards: prepared(countCards),
  takenOut: prepared(takeOut),
  takenOutOfMonth: prepared(takeOutOfMonth),
};

export const keepPoints: (counted: Counted) => Compilable = write.points;
export const keepCards: (counted: { memberIds: number[]; today: Temporal.PlainDate }) => Compilable = write.cards;

/** Statements that take a return off the statistics. A visit without a purchase was never in them. */
export const keepReturn = (taken: TakenOut): Compilable[] => [
  write.takenOut(taken),
  write.takenOutOfMonth(taken),
  write.bought(taken),
];
