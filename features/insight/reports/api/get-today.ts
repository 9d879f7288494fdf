import { selectOwnLocations } from "#features/clubs/locations/api/queries.ts";
import { selectStopped, selectToApprove } from "#features/messages/sendouts/api/queries.ts";
import { selectShort } from "#features/messages/sms/api/queries.ts";
import { startOfDay, weekBefore } from "#packages/domain/calendar.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { figuresOf } from "./figures-shape.ts";
import {
  countOwnMembers,
  type DayRow,
  type DayUntilRow,
  selectDays,
  selectDayUntil,
  selectHistory,
} from "./queries.ts";
import {
  dueWithinDays,
  selectDue,
  selectFilled,
  selectHas,
  selectMessages,
  selectNextSendout,
} from "./today-queries.ts";
import { readUnusualDays, selectGivers } from "./unusual-days.ts";

const daysShown = 30;

/** Returns only the figures that Today compares with, because a nullable shape allows no other fields. */
function comparedOf(before: DayUntilRow, until: Temporal.Instant) {
  return {
    purchases: before.purchases,
    totalAmount: kronorFromOre(before.amount_ore),
    newMembers: before.new_members,
    couponsUsed: before.coupons_used,
    until: until.toString(),
  };
}

/**
 * Returns the figures of today and this month in the club's time zone; a local merchant sees their own points of sale.
 */
export async function getToday({ db }: Services, { chain, actor, day, now }: Call<"getToday">) {
  const { today } = day;
  const { locationIds } = actor;
  const firstOfMonth = today.with({ day: 1 });
  const firstShown = today.subtract({ days: daysShown - 1 });
  const since = Temporal.PlainDate.compare(firstOfMonth, firstShown) < 0 ? firstOfMonth : firstShown;
  const until = weekBefore(chain.timeZone, now);
  const month = { since: firstOfMonth, today };
  // Sendouts concern the complete club, so a local merchant sees none.
  const isOfClub = locationIds === null;
  const [rows, [before], [history], locations, [members], givers, filled, [has], [due], ...ofClub] = await db.read(
    chain.id,
    (q) => [
      selectDays(q, { since, today }, locationIds),
      selectDayUntil(q, { from: startOfDay(today.subtract({ days: 7 }), chain.timeZone), until }, locationIds),
      selectHistory(q, until, locationIds),
      selectOwnLocations(q, locationIds),
      countOwnMembers(q, locationIds),
      selectGivers(q, { chain, today, locationIds }),
      selectFilled(q, { ...month, timeZone: chain.timeZone }, locationIds),
      selectHas(q),
      selectDue(q, today, locationIds),
      selectToApprove(q, actor.accountId).$if(!isOfClub, (none) => none.limit(0)),
      selectStopped(q).$if(!isOfClub, (none) => none.limit(0)),
      selectMessages(q, month).$if(!isOfClub, (none) => none.limit(0)),
      selectNextSendout(q).$if(!isOfClub, (none) => none.limit(0)),
      selectShort(q).$if(!isOfClub, (none) => none.limit(0)),
    ],
  );
  const [sendoutsToApprove, sendoutsStopped, [messages], [next], [smsShort]] = ofClub;
  const on = (day: Temporal.PlainDate) => rows.filter((row) => row.day.equals(day));
  const todays = on(today);
  const months = rows.filter((row) => Temporal.PlainDate.compare(row.day, firstOfMonth) >= 0);
  const at = (all: readonly DayRow[], id: number) => figuresOf(all.filter((row) => row.location_id === id));
  return {
    date: today.toString(),
    today: { ...figuresOf(todays), cardsFilled: filled.find(({ day }) => day.equals(today))?.filled ?? 0 },
    month: { ...figuresOf(months), cardsFilled: filled.reduce((sum, each) => sum + each.filled, 0) },
    has: { points: has?.points ?? false, stampcards: has?.stampcards ?? false, coupons: has?.coupons ?? false },
    dueWithin: { days: dueWithinDays, points: due?.points ?? 0 },
    messages: messages ? { ...messages, next: next ? { ...next, sendAt: String(next.sendAt) } : null } : null,
    lastWeek: history?.begun && before ? comparedOf(before, until) : null,
    members: members?.count ?? 0,
    days: Array.from({ length: daysShown }, (_, index) => {
      const day = firstShown.add({ days: index });
      const { purchases, totalAmount } = figuresOf(on(day));
      return { date: day.toString(), purchases, totalAmount };
    }),
    unusual: await readUnusualDays(db, { chain, today, locationIds }, givers),
    sendoutsToApprove,
    sendoutsStopped,
    smsShort: smsShort ?? null,
    locations: locations.map(({ id, name }) => ({
      id,
      name,
      today: at(todays, id),
      month: at(months, id),
    })),
  };
}
