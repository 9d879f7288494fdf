import { charactersBeyondOne, countSegments } from "#features/messages/sms/domain/segments.ts";
import { fillPersonal, readPersonal } from "../../domain/personal-fields.ts";

/** The cost of a message with the text that the product adds: links and the unsubscribe link. */
export interface SmsCost {
  characters: number;
  segments: number;
  /** The number of characters by which the merchant's text is too long for one credit. */
  beyondOne: number;
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

/**
 * Returns the cost of a text for a recipient without facts, from its first letter on. Null before the server has
 * returned the text that the product adds.
 */
export function smsCost(text: string, counted: Counted | undefined): SmsCost | null {
  if (!counted) return null;
  const message = filled(text, { firstName: "", lastName: "", points: "0" }) + smsEndOf(counted);
  return {
    characters: message.length,
    segments: countSegments(message),
    beyondOne: charactersBeyondOne(message),
  };
}
