import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Log in with a code",
  text: "We send a one-time code to your email or phone.",
  send: "Send code",
  sent: "If {contact} belongs to a membership, the code comes in a moment. It is valid for {minutes, number} minutes.",
  code: "Code of six digits",
  have: "I have a code already",
  other: "Change email or phone number",
  back: "To the login",
  failed: "The code could not be sent",
};
