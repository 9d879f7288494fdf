import { sql } from "kysely";
import { endOfDay, startOfDay } from "#packages/domain/calendar.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import type { aboutTheMember } from "../domain/about-the-member.ts";
import type { ConditionKind } from "../domain/selection.ts";
import { bornLastAtAge, cityWord } from "../domain/selection-days.ts";
import type { SqlOf } from "./matching-shape.ts";

type Kind = keyof typeof aboutTheMember & ConditionKind;

const written = (texts: readonly string[]) => sql`${[...texts]}::text[]`;
const birthdayCode = ({ month, day }: Temporal.PlainDate) => month * 100 + day;

/** Returns the birthdays within a number of days. A birthday on 29 February counts on the 28th in other years. */
function birthdaysWithin(days: number, today: Temporal.PlainDate): number[] {
  const dates = Array.from({ length: days + 1 }, (_, after) => today.add({ days: after }));
  const leaplings = dates.some((day) => day.month === 2 && day.day === 28 && !day.inLeapYear) ? [229] : [];
  return [...dates.map(birthdayCode), ...leaplings];
}

/** Limits a column from the first moment of one day through the last of another; null leaves that end open. */
export function betweenDays(
  column: string,
  from: Temporal.PlainDate | null,
  to: Temporal.PlainDate | null,
  zone: string,
) {
  const at = sql.ref(column);
  const begun = from ? sql`${at} >= ${startOfDay(from, zone)}::timestamptz` : sql`true`;
  return sql<boolean>`(${begun} and ${to ? sql`${at} < ${endOfDay(to, zone)}::timestamptz` : sql`${at} is not null`})`;
}
const dayOf = (date: string | null) => (date === null ? null : Temporal.PlainDate.from(date));

/** Conditions on a row of `member`, or on its statistics. SQL twins of the domain's `aboutTheMember`. */
export const sqlAboutTheMember: { [Each in Kind]: SqlOf<Each> } = {
  HOME_LOCATION: ({ locationIds }, { row }) => ({
    met: sql`${row.homeLocationId} = any(${[...locationIds]}::bigint[])`,
  }),
  // Uses the column without an expression, so that PostgreSQL can use its statistics.
  GENDER: ({ genders }, { row }) => ({
    met: genders.includes("UNKNOWN")
      ? sql`(${row.gender} is null or ${row.gender} = any(${written(genders)}))`
      : sql`${row.gender} = any(${written(genders)})`,
  }),
  AGE({ min, max }, { today, row }) {
    const grown = sql`${row.birthday} <= ${bornLastAtAge(min ?? 0, today)}::date`;
    return {
      met: max === null ? grown : sql`(${grown} and ${row.birthday} > ${bornLastAtAge(max + 1, today)}::date)`,
    };
  },
  BIRTHDAY_MONTH: (_, { today, row }) => ({ met: sql`date_part('month', ${row.birthday}) = ${today.month}::int` }),
  BIRTHDAY_SOON: ({ days }, { today, row }) => ({
    met: sql`(date_part('month', ${row.birthday}) * 100 + date_part('day', ${row.birthday}))::int
      = any(${birthdaysWithin(days, today)}::int[])`,
  }),
  CITY: ({ cities }, { row }) => ({ met: sql`${row.city} = any(${written(cities.map(cityWord))})` }),
  POST_CODE: ({ codes }, { row }) => ({ met: sql`${row.zipCode} ^@ any(${written(codes)})` }),
  REGISTERED: ({ from, to }, { timeZone, row }) => ({
    met: betweenDays(row.registeredAt, dayOf(from), dayOf(to), timeZone),
  }),
  NEW_MEMBER: ({ days }, { today, timeZone, row }) => ({
    met: betweenDays(row.registeredAt, today.subtract({ days: days - 1 }), null, timeZone),
  }),
  LANGUAGE: ({ languages }, { row }) => ({ met: sql`${row.language} = any(${written(languages)})` }),
  HAS_EMAIL: ({ has }, { row }) => ({ met: sql`${row.hasEmail} = ${has}::boolean` }),
  HAS_PHONE: ({ has }, { row }) => ({ met: sql`${row.hasPhone} = ${has}::boolean` }),
  CONSENT: ({ channel, has }, { row }) => ({
    met: sql`${row[channelRules[channel].consent]} = ${has}::boolean`,
  }),
};
