import { keepWhatIfDays } from "#features/insight/what-if/domain/what-if-questions.ts";
import { keepEventsDays } from "#features/integrations/webhooks/domain/webhooks.ts";
import { importUndoDays } from "#features/members/imports/domain/import-states.ts";
import { undoMergeDays } from "#features/members/merging/domain/undo-merge.ts";
import { pendingPurchaseDays } from "#packages/domain/limits.ts";

interface RetentionRule {
  /** The job that removes it; null: whoever writes the next one does. */
  job: string | null;
  /** Kept so many days; null: each row knows its own end. */
  days: number | null;
  /** Whose it is; NOBODYS: it tells of no person. */
  whose: "CLUB" | "COMPANY" | "PLATFORM" | "NOBODYS";
}

/** What goes by itself when its days are over: every job that forgets something, and how long it waits. */
export const retentionRules = {
  /** Address, subject and text; that there was a message stays. */
  messages: { job: "forget-messages", days: 90, whose: "CLUB" },
  /** One-time links in messages that only lie in the outbox. */
  messageLinks: { job: "forget-message-links", days: 1, whose: "CLUB" },
  /** Past their end: so long an expired one can still offer a new one. */
  links: { job: "forget-old-links", days: 90, whose: "CLUB" },
  /** Addresses that wait to be proved, past their last link. */
  unproved: { job: "forget-old-links", days: 30, whose: "CLUB" },
  /** What members answer to SMS, but not the evidence of a no. */
  smsReplies: { job: "forget-sms-replies", days: 90, whose: "CLUB" },
  /** Purchases that wait for somebody to join. */
  waitingPurchases: { job: "forget-pending-purchases", days: pendingPurchaseDays, whose: "CLUB" },
  /** Questions of the till that let nothing through, with why they got a no. */
  approvals: { job: "forget-old-approvals", days: 90, whose: "CLUB" },
  /** Both profiles as they were before a merge. */
  merges: { job: "forget-old-merges", days: undoMergeDays, whose: "CLUB" },
  /** Past the import: as long as it can be undone. */
  importedRows: { job: "forget-imports", days: importUndoDays, whose: "CLUB" },
  /** Lists whose rows did not all arrive, or that were checked and not taken in. */
  untakenImports: { job: "forget-imports", days: 30, whose: "CLUB" },
  /** Phones that hold a void card, past the erasure. */
  voidPasses: { job: "forget-void-passes", days: 30, whose: "CLUB" },
  /** What was told to programs of others. */
  webhookEvents: { job: "forget-webhook-events", days: keepEventsDays, whose: "CLUB" },
  /** Pictures that nothing points at: for mails that show them, and for a change of mind. */
  unusedFiles: { job: "remove-unused-files", days: 7, whose: "CLUB" },
  /** Wrong codes at a till: far longer than any lock. */
  wrongPins: { job: "forget-old-limits", days: 30, whose: "CLUB" },
  sessions: { job: "forget-ended-sessions", days: null, whose: "CLUB" },
  /** Devices somebody signed in on, past their last use. */
  devices: { job: null, days: 400, whose: "CLUB" },
  /** Answers of retried requests. */
  storedAnswers: { job: "forget-old-answers", days: null, whose: "CLUB" },
  /** Invitations of staff that nobody answered. */
  invitations: { job: "forget-old-invitations", days: 180, whose: "COMPANY" },
  /** What merchants and the platform wrote to each other. */
  support: { job: "forget-support-messages", days: 730, whose: "COMPANY" },
  /** That an SMS was acted on: a provider tells of it again within so long, if ever. */
  receivedSms: { job: "forget-received-sms", days: 30, whose: "PLATFORM" },
  /** Reports of an SMS that came before its message was settled. */
  earlySmsReports: { job: "take-up-sms-reports", days: 1, whose: "PLATFORM" },
  /** Counted tries, and challenges that were used. */
  tries: { job: "forget-old-limits", days: null, whose: "PLATFORM" },
  /** Jobs that were given up, to be looked into. */
  deadJobs: { job: "forget-dead-jobs", days: 7, whose: "PLATFORM" },
  /** How many rows of a club went by themselves, by kind and day. */
  removals: { job: "forget-removals", days: 365, whose: "NOBODYS" },
  /** How often receiving servers refused our mail, by hour and code. */
  mailRefusals: { job: "forget-mail-refusals", days: 30, whose: "NOBODYS" },
  /** Past their last day, so that next year's can be made like them. */
  specialDays: { job: "forget-special-days", days: 365, whose: "NOBODYS" },
  whatIfs: { job: "forget-what-ifs", days: keepWhatIfDays, whose: "NOBODYS" },
} as const satisfies Record<string, RetentionRule>;

export type RetentionKind = keyof typeof retentionRules;

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

/** Kinds with a number of days; the others' rows know their own end. */
export type DatedKind = {
  [K in RetentionKind]: (typeof retentionRules)[K]["days"] extends number ? K : never;
}[RetentionKind];

/** What is older than this has had its days. */
export function keptSince(kind: DatedKind, now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: 24 * retentionRules[kind].days });
}

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
