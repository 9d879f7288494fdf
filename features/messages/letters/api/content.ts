import type { DB } from "#packages/server/db/types.ts";
import type { Letter } from "./render-letter.ts";

/** What a club's message is for; the outbox and the member's page show it. */
export type ClubMessageKind = DB["message"]["kind"];

/** What one of the platform's own is for. */
export type PlatformMessageKind = DB["platform_message"]["kind"];

/** The same said in both media, in the recipient's language. */
export interface Content {
  letter: Letter;
  sms: string;
}

/** Where a message goes: a normalised e-mail, or a phone number in E.164. */
export type Recipient = { medium: "EMAIL"; address: string } | { medium: "SMS"; address: string };

/** Someone's address, e-mail first: it costs nothing. */
export function recipientOf({ email, phone }: { email: string | null; phone: string | null }): Recipient | null {
  if (email) return { medium: "EMAIL", address: email };
  return phone ? { medium: "SMS", address: phone } : null;
}
