import { countSegments } from "#features/messages/sms/domain/segments.ts";
import { fillPersonal, readPersonal } from "../../domain/personal-fields.ts";

/** `segments` includes the text that the product adds; null before the server has returned that text. */
export interface SmsCost {
  characters: number;
  segments: number | null;
}

/** The server's text: the merchant's characters, followed by links. */
type Counted = { text: string; characters: number };

/** Returns the text that the product adds: the link and the unsubscribe link. */
export const smsEndOf = ({ text, characters }: Counted): string => text.slice(characters);

/** Returns the text of a message for a recipient. */
export function filled(text: string, facts: { firstName: string; lastName: string; points: string }): string {
  const read = readPersonal(text);
  return read.ok ? fillPersonal(read.parts, facts) : text;
}

/** Returns the cost of a text for a recipient without facts, while it is typed. */
export function smsCost(text: string, counted: Counted | undefined): SmsCost {
  const plain = filled(text, { firstName: "", lastName: "", points: "0" });
  return {
    characters: text.length,
    segments: counted && text !== "" ? countSegments(plain + smsEndOf(counted)) : null,
  };
}
