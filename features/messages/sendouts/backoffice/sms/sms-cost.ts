import { countSegments } from "#features/messages/sms/domain/segments.ts";
import { fillPersonal, readPersonal } from "../../domain/personal-fields.ts";

/** `segments`: with what the product adds at its end; null before the server has told what that is. */
export interface SmsCost {
  characters: number;
  segments: number | null;
}

/** As the server wrote it: the text, and behind its characters links. */
type Counted = { text: string; characters: number };

/** What the product adds at the end of a message: links and the way out. */
export const smsEndOf = ({ text, characters }: Counted): string => text.slice(characters);

/** What stands in the message for somebody. */
export function filled(text: string, facts: { firstName: string; lastName: string; points: string }): string {
  const read = readPersonal(text);
  return read.ok ? fillPersonal(read.parts, facts) : text;
}

/** What a text costs for whom nothing is known, while it is written. */
export function smsCost(text: string, counted: Counted | undefined): SmsCost {
  const plain = filled(text, { firstName: "", lastName: "", points: "0" });
  return {
    characters: text.length,
    segments: counted && text !== "" ? countSegments(plain + smsEndOf(counted)) : null,
  };
}
