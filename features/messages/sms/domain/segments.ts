import { SegmentedMessage } from "sms-segments-calculator";

/** What an SMS costs in credits: the GSM-7 or UCS-2 segments of its final text. */
export function countSegments(text: string): number {
  return new SegmentedMessage(text).segmentsCount;
}

/** The characters, each once, that turn a text into UCS-2, of which 70 instead of 160 go into a segment. */
export function dearCharacters(text: string): string[] {
  return [...new Set(new SegmentedMessage(text).getNonGsmCharacters())];
}
