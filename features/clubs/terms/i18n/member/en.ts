import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  membershipFailed: "Unable to fetch Membership Conditions",
  privacyFailed: "Unable to fetch Privacy Policy",
  emptyTitle: "The text isn’t published yet",
  emptyText: "Ask in the shop if you have any questions.",
  notice: {
    asked: { membership: "New membership conditions to accept", privacy: "A new privacy policy to accept" },
    coming: "{text, select, PRIVACY {The privacy policy changes} other {The membership conditions change}} on {day}",
    changed: "{text, select, PRIVACY {The privacy policy changed} other {The membership conditions changed}} on {day}",
    untilThen: "Until then, what you’ve accepted applies.",
    askedThen: "We’ll ask you to accept the change.",
    see: "See what changes",
  },
  changes: {
    coming: "Changes on {day}",
    changed: "Changed on {day}",
    asked: "New text to accept",
    until: "Until then, the text below applies.",
    comingAsked: "Until then, the text below applies. The new one applies to you once you’ve accepted it.",
    changedLead: "The text below applies now, with these changes.",
    askedLead:
      "The text below applies to you once you’ve accepted it. Until then, what you’ve already accepted applies.",
    nothingHere: "The text in this language hasn’t changed.",
    after: "New",
    added: "Added",
    before: "Before",
    removed: "Removed",
    accept: "Accept",
    later: "Not now",
    read: "I’ve read it",
    accepted: "Thanks, you’ve accepted the new text.",
    failed: "Unable to save your answer",
  },
};
