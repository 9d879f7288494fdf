import { escapeHtml } from "./escape-html.ts";

/** A text built once for all recipients; `slots[n]` is between `pieces[n]` and `pieces[n + 1]`. */
export interface Template<Slot> {
  pieces: readonly string[];
  slots: readonly Slot[];
}

/** A mail built once for all recipients, with a function that writes a slot for one of them as plain text. */
export interface MailTemplate<Slot, Recipient> {
  subject: Template<Slot>;
  text: Template<Slot>;
  html: Template<Slot>;
  slotText(slot: Slot, recipient: Recipient): string;
}

// Slot marks begin and end with noncharacters, which a merchant's text cannot contain.
const slotMark = /\uFDD0(\d+)\uFDD1/;
const notText = /(?!\n)[\p{Cc}\uFDD0-\uFDEF]/gu;

/** Writes a text for its destination. Each implementation removes control characters and slot marks. */
export type Write = (text: string) => string;
export const asText: Write = (text) => text.replace(notText, " ");
/** Two per cent signs begin the name of a colour, so they are escaped as well. */
export const asMarkup: Write = (text) =>
  escapeHtml(asText(text)).replaceAll("%%", "&#37;&#37;").replaceAll("\n", "<br>");

/** Collects slots while a text is built: `put` returns a mark for the slot's position. */
export function collectSlots<Slot>() {
  const slots: Slot[] = [];
  return {
    put: (slot: Slot): string => `\uFDD0${slots.push(slot) - 1}\uFDD1`,
    /** Converts the marked text to a template. */
    template(marked: string): Template<Slot> {
      const parts = marked.split(slotMark);
      return {
        pieces: parts.filter((_, at) => at % 2 === 0),
        slots: parts.filter((_, at) => at % 2 === 1).map((at) => slots[Number(at)] as Slot),
      };
    },
  };
}

/** Returns the text with each slot written for one recipient. */
export function fillTemplate<Slot>({ pieces, slots }: Template<Slot>, write: (slot: Slot) => string): string {
  let text = pieces[0] ?? "";
  for (let at = 0; at < slots.length; at++) text += write(slots[at] as Slot) + (pieces[at + 1] ?? "");
  return text;
}
