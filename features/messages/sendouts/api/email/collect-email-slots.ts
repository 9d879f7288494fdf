import { collectSlots, type Write } from "#packages/server/messaging/template.ts";
import { type PersonalPlace, readPersonal } from "../../domain/personal-fields.ts";

/** A part that differs between recipients: a fact, the unsubscribe link, and the code that identifies their clicks. */
export type Slot = PersonalPlace | "UNSUBSCRIBE" | "CODE";

/** The place of the recipient's code in a link. */
export const recipientCode = "\uFDD0CODE\uFDD1";

export function collectEmailSlots() {
  const { put, template } = collectSlots<Slot>();
  return {
    put,
    template,
    /** Writes a merchant's text with slots for its facts. */
    text(text: string, write: Write): string {
      const read = readPersonal(text);
      if (!read.ok) return write(text);
      return read.parts.map((part) => (typeof part === "string" ? write(part) : put(part))).join("");
    },
    /** Writes an address with slots for codes. */
    link: (href: string, write: Write): string =>
      href
        .split(recipientCode)
        .map(write)
        .reduce((before, after) => before + put("CODE") + after),
  };
}
export type Slots = ReturnType<typeof collectEmailSlots>;
