import { SegmentedMessage } from "sms-segments-calculator";

/** Returns the cost of an SMS in credits: the GSM-7 or UCS-2 segments of its final text. */
export function countSegments(text: string): number {
  return new SegmentedMessage(text).segmentsCount;
}

const bitsOfOne = 1120;
const bitsPerPlace = { "GSM-7": 7, "UCS-2": 16 } as const;

/** Returns by how many characters a text is too long for one credit; 0 if it costs one. */
export function charactersBeyondOne(text: string): number {
  const message = new SegmentedMessage(text);
  if (message.segmentsCount <= 1) return 0;
  return Math.ceil((message.messageSize - bitsOfOne) / bitsPerPlace[message.encodingName]);
}

/** Returns the characters, each once, that force UCS-2, where a segment contains 70 characters instead of 160. */
export function dearCharacters(text: string): string[] {
  return [...new Set(new SegmentedMessage(text).getNonGsmCharacters())];
}
