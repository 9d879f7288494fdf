import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { parseMobile } from "#packages/domain/people/phone.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";

/** An address from a pasted text, in the form of the invitation's endpoint. */
export type Pasted = { email: string } | { phone: string };

/** The largest number of invitations at once. */
export const pastedMax = 200;

export type ReadPaste = {
  /** Each address once, in the order of the text. */
  recipients: Pasted[];
  /** Texts that cannot be invited. */
  unread: string[];
};

/** Splits a line at the separators of spreadsheets and address books; phones keep their spaces. */
const parts = (text: string) =>
  foldTypedCharacters(text)
    .split(/[\n\r\t;,<>]+/)
    .flatMap((part) => (part.includes("@") ? part.split(/\s+/) : [part]))
    .map((part) => part.trim().replace(/^["']|["']$/g, ""))
    .filter((part) => part !== "");

/**
 * Reads pasted lines: e-mail addresses, and phone numbers of the seven countries. `prefix`: for numbers without one.
 */
export function readPaste(text: string, prefix: string): ReadPaste {
  const recipients = new Map<string, Pasted>();
  const unread: string[] = [];
  for (const part of parts(text)) {
    if (part.includes("@")) {
      const email = normaliseEmail(part);
      if (isEmail(email)) recipients.set(email, { email });
      else unread.push(part);
      continue;
    }
    // Names and headings next to the addresses are no mistake.
    if (!/\d/.test(part)) continue;
    const phone = parseMobile(part, prefix);
    if (phone.ok) recipients.set(phone.e164, { phone: phone.e164 });
    else unread.push(part);
  }
  return { recipients: [...recipients.values()], unread };
}

/** Returns an address as text. */
export const textOf = (address: Pasted): string => ("email" in address ? address.email : address.phone);
