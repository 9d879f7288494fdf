import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "The sandbox’s clock",
  shown: "The clock shows",
  ahead: "{days, plural, =0 {Same as real time} one {# day ahead of real time} other {# days ahead of real time}}",
  forward: "Move forward",
  day: "1 day",
  week: "1 week",
  month: "1 month",
  toDate: "To a date",
  move: "Move",
  meaning:
    "Everything in the club happens as if the time had passed: points expire, stamp cards start over, offers begin and end.",
  noReturn: "The clock can’t be moved back.",
  noMessages: "Nothing is sent to anyone. Emails and SMS stay in the <outbox>outbox</outbox>.",
  moved: "The clock shows {date}",
  failed: "Unable to move the clock",
  fetchFailed: "Unable to load the clock",
  section: "Try first",
  make: "Sandbox to try things in",
  makeHint:
    "A pretend club. You can move its clock forward to see points expire and cards start over, and no emails or SMS are sent. Once a sandbox, always a sandbox.",
};
