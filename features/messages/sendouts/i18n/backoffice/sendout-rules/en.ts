import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Rules for sendouts",
  fetchFailed: "Unable to load the rules",
  quiet: "Quiet hours",
  quietHint: "Nothing is sent then. Anything waiting goes out after.",
  from: "From",
  to: "To",
  capped: "Not too often",
  cap: "{messages, number} in {days, plural, one {a day} other {# days}}",
  cappedHint: "Anyone who’s just got something gets the next sendout later. Nothing is lost.",
  messages: "Maximum sendouts",
  days: "Number of days",
  approved: "Two people for large sendouts",
  approvedHint: "Someone other than whoever starts the sendout approves it too.",
  approvalAbove: "For more recipients than",
  widening:
    "You’re raising the limit. For sendouts you start yourself, {from} applies for another week, or until someone else saves the rules.",
  widenedByYou:
    "You’ve raised the limit. For sendouts you start yourself, {from} applies until {until}, or until someone else saves the rules.",
  widenedBy:
    "{name} has raised the limit from {from}, which applies to sendouts {name} starts until {until}. If you save the rules, the new limit applies at once.",
  wrong: "Enter a whole number",
  saved: "Rules saved",
  failed: "Unable to save the rules",
};
