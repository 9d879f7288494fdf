import type { DB } from "#packages/server/db/types.ts";
import type { Letter } from "./render-letter.ts";

/** The purpose of a club's message, as shown in the outbox and on the member's page. */
export type ClubMessageKind = DB["message"]["kind"];

/** The purpose of a platform message. */
export type PlatformMessageKind = DB["platform_message"]["kind"];

/** The same content for both media, in the recipient's language. */
export interface Content {
  letter: Letter;
  sms: string;
}

/** The destination of a message: a normalised e-mail, or a phone number in E.164. */
export type Recipient = { medium: "EMAIL"; address: string } | { medium: "SMS"; address: string };

/** Returns a person's address; the e-mail has precedence, because it costs nothing. */
export function recipientOf({ email, phone }: { email: string | null; phone: string | null }): Recipient | null {
  if (email) return { medium: "EMAIL", address: email };
  return phone ? { medium: "SMS", address: phone } : null;
}
