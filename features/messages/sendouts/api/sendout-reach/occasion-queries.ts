import { type RawBuilder, sql } from "kysely";
import { betweenDays } from "#features/messages/selections/api/member-queries.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { lateDays, type Occasion, type OccasionKind } from "../../domain/occasions.ts";

export interface OccasionsOf {
  /** Joins for `member`: at most one row a member. */
  joins: RawBuilder<unknown>;
  /** On the joined row: whether the member has the occasion, its number, and its last day. */
  met: RawBuilder<unknown>;
  number: RawBuilder<number>;
  through: RawBuilder<unknown>;
}
interface AskedOn {
  today: Temporal.PlainDate;
  timeZone: string;
}
type SqlOf<Kind extends OccasionKind> = (occasion: Extract<Occasion, { kind: Kind }>, asked: AskedOn) => OccasionsOf;

const dayNumber = (day: RawBuilder<unknown>) => sql<number>`(${day} - date '1970-01-01')`;
const codeOf = ({ month, day }: Temporal.PlainDate) => month * 100 + day;

/** Returns the next days with the birthdays on them. A birthday on 29 February counts on the 28th in other years. */
function birthdaysFrom(today: Temporal.PlainDate, days: number) {
  const dates = Array.from({ length: days + 1 }, (_, after) => today.add({ days: after }));
  return dates.flatMap((on) => [
    { on, code: codeOf(on) },
    ...(codeOf(on) === 228 && !on.inLeapYear ? [{ on, code: 229 }] : []),
  ]);
}

/** The alias differs from the one that selections use, so that both can be joined. */
const statistics = sql`join member_statistics as figures on figures.chain_id = member.chain_id and figures.member_id = member.id`;

/** Matches rows whose time in `column` is `days` days ago, or up to `lateDays` days more. */
function sometimeAgo(column: string, days: number, { today, timeZone }: AskedOn) {
  const on = sql`(${sql.ref(column)} at time zone ${timeZone}::text)::date`;
  return {
    on,
    met: betweenDays(column, today.subtract({ days: days + lateDays }), today.subtract({ days }), timeZone),
    through: sql`${on} + ${days + lateDays}::int`,
  };
}

const sqlOf: { [Kind in OccasionKind]: SqlOf<Kind> } = {
  BIRTHDAY({ days }, { today }) {
    const coming = birthdaysFrom(today, days);
    return {
      joins: sql`join unnest(${coming.map(({ code }) => code)}::int[], ${coming.map(({ on }) => on.toString())}::text[])
        as coming (code, day) on coming.code = (date_part('month', member.birthday) * 100 + date_part('day', member.birthday))::int`,
      met: sql`member.birthday < ${today}::date`,
      number: sql`date_part('year', coming.day::date)::int`,
      through: sql`coming.day::date`,
    };
  },
  WELCOME({ days }, context) {
    const { met, through } = sometimeAgo("member.registered_at", days, context);
    return { joins: sql``, met, number: sql`1`, through };
  },
  // The statistics show when the next points expire. The lots are read only for members with points that expire before
  // the last day.
  POINTS_EXPIRING({ days }, { today }) {
    const last = today.add({ days });
    const first = sql`case when figures.points_through <= ${last}::date then
      (select min(lot.valid_through) from point_lot as lot where lot.chain_id = ${thisChain} and lot.member_id = member.id
        and lot.left_points > 0 and lot.valid_through between ${today}::date and ${last}::date) end`;
    return {
      joins: sql`${statistics} cross join lateral (select ${first} as day) as expiring`,
      met: sql`expiring.day is not null`,
      number: dayNumber(sql`expiring.day`),
      through: sql`expiring.day`,
    };
  },
  CARD_NEARLY_FULL: ({ stampCardId, stampsLeft }, { today }) => ({
    joins: sql`join (select filling.member_id, filling.usage_order, filling.ends_on from stamp_card_usage as filling
        join stamp_card as card on card.chain_id = filling.chain_id and card.id = filling.stamp_card_id
      where filling.chain_id = ${thisChain} and filling.stamp_card_id = ${stampCardId}::bigint and filling.status = 'OPEN'
        and filling.ends_on >= ${today}::date and filling.stamps_amount - filling.collected between 1 and ${stampsLeft}::int
        and card.publish_status in ('ACTIVE', 'STOPPED')) as filling on filling.member_id = member.id`,
    met: sql`true`,
    number: sql`filling.usage_order`,
    through: sql`filling.ends_on`,
  }),
  AWAY({ days }, context) {
    const { on, met, through } = sometimeAgo("figures.last_purchase_at", days, context);
    return { joins: statistics, met, number: dayNumber(on), through };
  },
};

/** Returns SQL for the members with an occasion on a day of the club. SQL twin of the domain's `dueOccasion`. */
export function matchOccasion(occasion: Occasion, context: AskedOn): OccasionsOf {
  return sqlOf[occasion.kind](occasion as never, context);
}
