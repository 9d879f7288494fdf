import { type PersonalPlace, readPersonal } from "#features/messages/sendouts/domain/personal-fields.ts";
import { escapeHtml } from "../escape-html.ts";

/** What is each recipient's own: a fact, where they unsubscribe, and the code that tells whose click it is. */
export type Slot = PersonalPlace | "UNSUBSCRIBE" | "CODE";

/** A text made once for all; `slots[n]` stands between `pieces[n]` and `pieces[n + 1]`. */
export interface Template {
  pieces: readonly string[];
  slots: readonly Slot[];
}

// Marks begin and end with what is no character, so that no text that is written can hold one.
const slotMark = /\uFDD0(\d+)\uFDD1/;
const notText = /(?!\n)[\p{Cc}\uFDD0-\uFDEF]/gu;

/** How a text is written where it goes; both leave out what is nobody's to write: control characters and marks. */
export type Write = (text: string) => string;
export const asText: Write = (text) => text.replace(notText, " ");
/** Two per cent signs begin the name of a colour: written so, they are none. */
export const asMarkup: Write = (text) =>
  escapeHtml(asText(text)).replaceAll("%%", "&#37;&#37;").replaceAll("\n", "<br>");

/** Stands in a link where the recipient's code goes. */
export const recipientCode = "\uFDD0CODE\uFDD1";

/** Collects slots while texts are put together: each gives a mark to write in their place. */
export function collectSlots() {
  const slots: Slot[] = [];
  const put = (slot: Slot): string => `\uFDD0${slots.push(slot) - 1}\uFDD1`;
  return {
    put,
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
    /** The text with its marks, as a template. */
    template(marked: string): Template {
      const parts = marked.split(slotMark);
      return {
        pieces: parts.filter((_, at) => at % 2 === 0),
        slots: parts.filter((_, at) => at % 2 === 1).map((at) => slots[Number(at)] as Slot),
      };
    },
  };
}
export type Slots = ReturnType<typeof collectSlots>;

/** The text with what each slot is for somebody. */
export function fillTemplate({ pieces, slots }: Template, write: (slot: Slot) => string): string {
  let text = pieces[0] ?? "";
  for (let at = 0; at < slots.length; at++) text += write(slots[at] as Slot) + (pieces[at + 1] ?? "");
  return text;
}
