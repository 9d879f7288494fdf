import type { Phrases } from "#packages/i18n/shape.ts";
import { retentionKindWords } from "../../retention-kind-words.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Retention",
  lead: "Everything here is removed automatically once it is no longer needed. See how long it is kept and why, how much there is, and what goes next.",
  failed: "Could not load the retention rules",
  kind: "Data",
  kept: "Kept for",
  now: "Now",
  next: "Goes next",
  removed: "Removed in the last 30 days",
  days: "{count, plural, one {# day} other {# days}}",
  years: "{count} years",
  untilEnd: "Until they end",
  more: "over {count}",
  goes: "{count} · {day}",
  latest: "{count} · latest {day}",
  none: "Nothing",
  uncounted: "Not counted",
  eachNight: "The oldest, each night",
  others: "Not counted by club",
  othersLead: "These are removed automatically, too.",
  record: "What is kept for longer, and why, is in the record of processing.",
  toRecord: "Go to the record",
  kinds: retentionKindWords("en"),
};
