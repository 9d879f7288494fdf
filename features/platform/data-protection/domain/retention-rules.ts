import { retentionRules as rulesOfNouns } from "#features/retention.ts";
import { serverRetention } from "#packages/domain/retention.ts";

/** Every kind of rows that are removed when their days are over. */
export const retentionRules = { ...rulesOfNouns, ...serverRetention };

export type RetentionKind = keyof typeof retentionRules;

/** Kinds that are about a person; screens show no others. */
export type PersonalKind = {
  [K in RetentionKind]: (typeof retentionRules)[K]["whose"] extends "NOBODYS" ? never : K;
}[RetentionKind];

/** Kinds that a club's people see the removals of: all of a club's but answers, devices and links, which go in passing. */
export const clubKinds = [
  "messages",
  "smsReplies",
  "links",
  "unproved",
  "waitingPurchases",
  "approvals",
  "merges",
  "importedRows",
  "untakenImports",
  "voidPasses",
  "webhookEvents",
  "unusedFiles",
  "wrongPins",
  "sessions",
] as const satisfies readonly RetentionKind[];
export type ClubKind = (typeof clubKinds)[number];

/** What goes by itself goes by night, in jobs that begin no earlier than this (UTC); some of it each hour. */
export const nightBegins = { hour: 3, minute: 30 };

/** The first night that begins after a moment. */
export function nightAfter(moment: Temporal.Instant): Temporal.Instant {
  const at = moment.toZonedDateTimeISO("UTC");
  const night = at.with({ ...nightBegins, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
  return (Temporal.ZonedDateTime.compare(night, at) > 0 ? night : night.add({ days: 1 })).toInstant();
}

/** Kinds whose rows are counted by age. Sessions and events are not: the index it takes lies on a purchase's way. */
export const agedKinds = clubKinds.filter((kind) => kind !== "sessions" && kind !== "webhookEvents");
export type AgedKind = (typeof agedKinds)[number];

/** The night in which rows go whose days are counted from `at`, seen from now. */
export function nightOf(kind: AgedKind, at: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const due = at.add({ hours: 24 * retentionRules[kind].days });
  return nightAfter(Temporal.Instant.compare(due, now) < 0 ? now : due);
}

/** Rows are counted so far; where there are more, it is told that there are. */
export const keptCountMax = 10_000;
