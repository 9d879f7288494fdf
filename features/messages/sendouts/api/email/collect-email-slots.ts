import { collectSlots, type Write } from "#packages/server/messaging/template.ts";
import { type PersonalPlace, readPersonal } from "../../domain/personal-fields.ts";

/** What differs between recipients: a fact, the link to unsubscribe, and the code that identifies their clicks. */
export type Slot = PersonalPlace | "UNSUBSCRIBE" | "CODE";

/** The place of the recipient's code in a link. */
export const recipientCode = "\uFDD0CODE\uFDD1";

/** Collects the slots of a sendout's e-mail. */
export function collectEmailSlots() {
  const { put, template } = collectSlots<Slot>();
  return {
    put,
    template,
    /** A merchant's text with its places for facts. */
    text(text: string, write: Write): string {
      const read = readPersonal(text);
      if (!read.ok) return write(text);
      return read.parts.map((part) => (typeof part === "string" ? write(part) : put(part))).join("");
    },
    /** An address with the places of codes. */
    link: (href: string, write: Write): string =>
      href
        .split(recipientCode)
        .map(write)
        .reduce((before, after) => before + put("CODE") + after),
  };
}
export type Slots = ReturnType<typeof collectEmailSlots>;
