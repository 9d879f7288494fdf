import { SegmentedMessage } from "sms-segments-calculator";

/** What an SMS costs in credits: the GSM-7 or UCS-2 segments of its final text. */
export function countSegments(text: string): number {
  return new SegmentedMessage(text).segmentsCount;
}
