import { retentionRules as rulesOfNouns } from "#features/retention.ts";
import { type RetentionRule, serverRetention } from "#packages/domain/retention.ts";

/** All kinds of rows that are removed after their retention. */
export const retentionRules = { ...rulesOfNouns, ...serverRetention };

export type RetentionKind = keyof typeof retentionRules;

type Counts = NonNullable<RetentionRule["shown"]>["counts"];
type KindThat<Shows extends Counts> = {
  [Kind in RetentionKind]: (typeof retentionRules)[Kind]["shown"] extends { counts: Shows } ? Kind : never;
}[RetentionKind];

/** Returns the kinds that a club's list shows, in its order. */
function kindsThat<Shows extends Counts>(...shows: readonly Shows[]): [KindThat<Shows>, ...KindThat<Shows>[]] {
  const listed = Object.entries<RetentionRule>(retentionRules).flatMap(([kind, { shown: display }]) =>
    display && (shows as readonly Counts[]).includes(display.counts) ? [{ kind, place: display.place }] : [],
  );
  return listed.sort((one, other) => one.place - other.place).map(({ kind }) => kind) as ReturnType<
    typeof kindsThat<Shows>
  >;
}

/** Kinds whose removals a club sees: a job counts the removed rows of each club. */
export const clubKinds = kindsThat("rows", "removals");
export type ClubKind = (typeof clubKinds)[number];

/** Kinds that a club sees listed without a number. */
export const uncountedKinds = kindsThat("nothing");
export type ListedKind = ClubKind | (typeof uncountedKinds)[number];

/** Kinds whose rows are counted by age. The others have no index for it, because it would slow down purchases. */
export const agedKinds = kindsThat("rows");
export type AgedKind = (typeof agedKinds)[number];

/** The earliest start (UTC) of the nightly removal jobs. Some kinds are removed every hour. */
export const nightBegins = { hour: 3, minute: 30 };

/** Returns the first night that begins after a moment. */
export function nightAfter(moment: Temporal.Instant): Temporal.Instant {
  const at = moment.toZonedDateTimeISO("UTC");
  const night = at.with({ ...nightBegins, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
  return (Temporal.ZonedDateTime.compare(night, at) > 0 ? night : night.add({ days: 1 })).toInstant();
}

/** Returns the night in which rows with the time `at` are removed, seen from now. */
export function nightOf(kind: AgedKind, at: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const due = at.add({ hours: 24 * retentionRules[kind].days });
  return nightAfter(Temporal.Instant.compare(due, now) < 0 ? now : due);
}

/** The maximum count of rows; beyond it only "more" is shown. */
export const keptCountMax = 10_000;
