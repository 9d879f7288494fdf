import { type Channel, channels } from "#packages/domain/people/channels.ts";
import { isOptOut, readAnswer } from "./read-values.ts";
import type { RowReader } from "./row-reader.ts";

/** An imported consent or refusal. `on`, `words`: the date of the consent and its text. */
export interface ImportedConsent {
  channel: Channel;
  given: boolean;
  on: string | null;
  words: string;
}

const columnsOf = {
  EMAIL: { answers: "marketingEmail", optOut: "optOutEmail" },
  SMS: { answers: "marketingSms", optOut: "optOutSms" },
} as const;

/**
 * Returns the row's answer for a channel; null if no column answers. A refusal in any column overrides every consent,
 * and so does an unreadable answer.
 */
function answerFor(row: RowReader, channel: Channel): boolean | null {
  const { answers, optOut } = columnsOf[channel];
  const hasOptOut = [...row.filled("optOut"), ...row.filled(optOut)].some(({ text }) => isOptOut(text));
  const read = row.filled(answers).map(({ text }) => readAnswer(text));
  if (read.includes(null)) row.note(answers, "UNKNOWN_ANSWER");
  if (hasOptOut || read.includes(false)) return false;
  return read.includes(true) && !read.includes(null) ? true : null;
}

/**
 * Returns the row's consents. A consent counts only with its day, its text and an address in the channel; a refusal
 * always counts.
 */
export function readConsents(
  row: RowReader,
  evidence: { on: string | null; words: string },
  addresses: Record<Channel, string | null>,
): ImportedConsent[] {
  return channels.flatMap((channel): ImportedConsent[] => {
    const hasConsent = answerFor(row, channel);
    if (hasConsent === null) return [];
    if (!hasConsent) return [{ channel, given: hasConsent, on: null, words: "" }];
    const { on, words } = evidence;
    if (addresses[channel] && on && words) return [{ channel, given: hasConsent, on, words }];
    row.note(null, addresses[channel] ? "CONSENT_WITHOUT_EVIDENCE" : "CONSENT_WITHOUT_ADDRESS");
    return [];
  });
}
