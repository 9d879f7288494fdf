import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "The sandbox’s clock",
  shown: "The clock shows",
  ahead:
    "{days, plural, =0 {The same as the real time} one {# day ahead of the real time} other {# days ahead of the real time}}",
  forward: "Move forward",
  day: "1 day",
  week: "1 week",
  month: "1 month",
  toDate: "To a date",
  move: "Move",
  meaning:
    "Everything in the club happens as if the time had passed: points expire, stamp cards start over, offers begin and end.",
  noReturn: "The clock cannot be moved back.",
  noMessages: "Nothing is sent to anyone. Emails and SMS stay in the <outbox>outbox</outbox>.",
  moved: "The clock shows {date}",
  failed: "Unable to move the clock",
  fetchFailed: "Unable to fetch the clock",
  section: "Try first",
  make: "Sandbox to try things in",
  makeHint:
    "A make-believe club. Its clock can be moved forward, so that you see points expire and cards start over, and no emails or SMS are sent. A sandbox stays a sandbox.",
};
