import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  question:
    "Are you sure you want to unsubscribe from {type, select, SMS {sms} other {email}} notification from {commercial}?",
  no: "No",
  unsubscribe: "Unsubscribe",
  kept: "You’ll stay a member, with your points and stamps. We’ll still write to you about your membership.",
  smsDone: "You are successfully unsubscribed from sms notification",
  emailDone: "You are successfully unsubscribed from email notification",
  failed: "Unable to unsubscribe",
  fetchFailed: "Unable to fetch profile",
  missingText: "Is the link complete? Open it again from the message.",
  example: "This is an example from a test of a sendout. Nothing changes, whatever you choose.",
  exampleDone: "That was an example, so nothing has changed.",
  alreadyTitle: "You don’t get {type, select, SMS {SMS} other {email}} offers from {commercial}",
  alreadyText: "You don’t need to do anything else.",
};
