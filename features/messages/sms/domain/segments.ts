import { SegmentedMessage } from "sms-segments-calculator";

/** Returns the cost of an SMS in credits: the GSM-7 or UCS-2 segments of its final text. */
export function countSegments(text: string): number {
  return new SegmentedMessage(text).segmentsCount;
}

/** Returns the characters, each once, that force UCS-2, where a segment contains 70 characters instead of 160. */
export function dearCharacters(text: string): string[] {
  return [...new Set(new SegmentedMessage(text).getNonGsmCharacters())];
}
