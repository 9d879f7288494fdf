import PostalMime, { type Email } from "postal-mime";
import {
  type BounceVerdict,
  bounceCode,
  type Diagnosis,
  judgeBounce,
  reportedCode,
} from "#features/messages/sendouts/domain/judge-bounce.ts";
import { mailIds } from "#packages/server/messaging/mail-id.ts";
import { bounceWords, isPlainBounce } from "./read-bounce-text.ts";

/** The content of a bounced mail. */
export interface Returned {
  /** Ids that may belong to our mails, in their order in the mail; the envelope's address comes first. */
  ids: string[];
  what: BounceVerdict | "complaint";
  /** The enhanced status; empty for a complaint. */
  code: string;
}

/** Limits for untrusted mail: a report has three parts with short headers. */
const bounds = { maxNestingDepth: 6, maxHeadersSize: 131_072, maxRfc822NestingDepth: 0, rfc822Attachments: true };
const idsAtMost = 5;
const partsAtMost = 100;
/** The number of bytes parsed: the report comes before the returned mail, which may be long. */
const parsedBytes = 65_536;
const complaints = new Set(["abuse", "fraud", "opt-out"]);

/** Returns the first word of a field, which may be on the next line; comments follow it. */
const field = (text: string, name: string): string =>
  new RegExp(`^${name}:(?:\\r?\\n(?=[ \\t])|[ \\t]){0,9}([^\\s(]{1,200})`, "im").exec(text)?.[1] ?? "";

/**
 * Whether a mail has more parts than any report, which would be an attack on the parser. A line with two hyphens begins
 * a part.
 */
const hasTooManyParts = (text: string): boolean => {
  let at = -1;
  for (let parts = 0; parts <= partsAtMost; parts++) {
    at = text.indexOf("\n--", at + 1);
    if (at < 0) return false;
  }
  return true;
};

/** Returns a folded field as one line; empty when missing. */
const foldedField = (text: string, name: string): string =>
  (new RegExp(`^${name}:([^\\n]{0,1000}(?:\\n[ \\t][^\\n]{0,1000}){0,20})`, "im").exec(text)?.[1] ?? "")
    .replace(/\s+/g, " ")
    .trim();

async function parse(raw: Buffer): Promise<Email | null> {
  try {
    return await PostalMime.parse(raw.subarray(0, parsedBytes), bounds);
  } catch {
    return null;
  }
}

/** Returns the text of the first part with one of the types. */
function partOf({ attachments }: Email, ...types: string[]): string | undefined {
  const content = attachments.find(({ mimeType }) => types.includes(mimeType))?.content;
  return content === undefined || typeof content === "string"
    ? content
    : Buffer.from(new Uint8Array(content)).toString("latin1");
}

/** Returns the first failed recipient. Each of our mails has one recipient, but a forwarder may report several. */
function failedRecipient(report: string): string {
  const groups = report.replaceAll("\r\n", "\n").split(/\n[ \t]*\n/, 20);
  return groups.find((group) => /^Action:[ \t\n]{0,9}failed/im.test(group)) ?? report.replaceAll("\r\n", "\n");
}

/** Returns the content of a delivery report (RFC 3464, 6533) or a plain bounce; null for other mail. */
function diagnosisOf(mail: Email, raw: string): Diagnosis | null {
  const part = partOf(mail, "message/delivery-status", "message/global-delivery-status");
  if (part === undefined && !isPlainBounce(mail)) return null;
  const words = bounceWords(mail, raw);
  // Some servers write the report's fields into the text.
  const recipient = failedRecipient(part ?? words);
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(field(recipient, "Status"))?.[0] ?? "";
  const answer = foldedField(recipient, "Diagnostic-Code").replace(/^[\w-]{1,20}; ?/, "");
  return { action: field(recipient, "Action"), status, answer, words };
}

/** Reads a complaint (RFC 5965), a delivery report or a plain bounce; null for any other mail, and for a report that is not final. */
export async function readReturned(raw: Buffer): Promise<Returned | null> {
  const text = raw.toString("latin1");
  if (hasTooManyParts(text)) return null;
  const ids = [...new Set(text.match(mailIds)?.slice(0, 50))].slice(0, idsAtMost);
  const mail = ids.length > 0 ? await parse(raw) : null;
  if (!mail) return null;
  const complaint = partOf(mail, "message/feedback-report");
  if (complaint !== undefined) {
    return complaints.has(field(complaint, "Feedback-Type").toLowerCase())
      ? { ids, what: "complaint", code: "" }
      : null;
  }
  const diagnosis = diagnosisOf(mail, text);
  const what = diagnosis && judgeBounce(diagnosis);
  return what && { ids, what, code: reportedCode(what, bounceCode(diagnosis)) };
}
