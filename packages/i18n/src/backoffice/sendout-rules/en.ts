import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Rules for sendouts",
  fetchFailed: "Unable to load the rules",
  quiet: "Quiet hours",
  quietHint: "Nothing is sent then. What waits goes afterwards.",
  from: "From",
  to: "To",
  capped: "Not too often",
  cap: "{messages, number} in {days, plural, one {a day} other {# days}}",
  cappedHint: "Whoever has just got something gets the next sendout later. Nothing is lost.",
  messages: "At most so many sendouts",
  days: "In so many days",
  approved: "Two people for large sendouts",
  approvedHint: "Somebody other than who starts the sendout says yes as well.",
  approvalAbove: "With more recipients than",
  widening:
    "You raise the limit. For sendouts that you start yourself, {from} holds for another week, or until somebody else saves the rules.",
  widenedByYou:
    "You have raised the limit. For sendouts that you start yourself, {from} holds until {until}, or until somebody else saves the rules.",
  widenedBy:
    "{name} has raised the limit from {from}, which holds for sendouts that {name} starts until {until}. If you save the rules, the new one holds at once.",
  wrong: "Enter a whole number",
  saved: "The rules are saved",
  failed: "Unable to save the rules",
};
