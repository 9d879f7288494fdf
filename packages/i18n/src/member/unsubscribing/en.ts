import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  question:
    "Are you sure you want to unsubscribe from {type, select, SMS {sms} other {email}} notification from {commercial}?",
  no: "No",
  unsubscribe: "Unsubscribe",
  kept: "You stay a member, with your points and stamps. We still send what concerns your membership.",
  smsDone: "You are successfully unsubscribed from sms notification",
  emailDone: "You are successfully unsubscribed from email notification",
  failed: "Unable to unsubscribe",
  fetchFailed: "Unable to fetch profile",
  missingText: "Is the whole link there? Open it again from the message.",
  alreadyTitle: "You get no {type, select, SMS {sms} other {email}} notification from {commercial}",
  alreadyText: "There is nothing more you need to do.",
};
