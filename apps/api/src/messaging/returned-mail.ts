import { type Bounce, bounceOf } from "@stammis/domain/sendouts/bounces";
import PostalMime from "postal-mime";
import { mailIds } from "./mail-id.ts";

/** What a mail that came back tells. */
export interface Returned {
  /** What may be ids of ours, as they stand in it; the envelope's address comes first. */
  ids: string[];
  what: Exclude<Bounce, null> | "COMPLAINT";
  /** The enhanced status; empty for a complaint. */
  code: string;
}

/** Of what others may write: a report has three parts, and those of one mail short headers. */
const bounds = { maxNestingDepth: 6, maxHeadersSize: 131_072, maxRfc822NestingDepth: 0, rfc822Attachments: true };
const idsAtMost = 5;
const partsAtMost = 100;
/** The report stands before the mail it is about, which may be long. */
const parsedBytes = 65_536;
const complaints = new Set(["abuse", "fraud", "opt-out"]);

/** The first word of a field, which may stand on a line of its own; comments come after it. */
const field = (text: string, name: string): string =>
  new RegExp(`^${name}:(?:\\r?\\n(?=[ \\t])|[ \\t]){0,9}([^\\s(]{1,200})`, "im").exec(text)?.[1] ?? "";

/** Parts are begun by lines with two hyphens: more of them than any report has is an attack on whoever parses. */
const hasTooManyParts = (text: string): boolean => {
  let at = -1;
  for (let parts = 0; parts <= partsAtMost; parts++) {
    at = text.indexOf("\n--", at + 1);
    if (at < 0) return false;
  }
  return true;
};

async function partsOf(raw: Buffer) {
  try {
    const { attachments } = await PostalMime.parse(raw.subarray(0, parsedBytes), bounds);
    return (...types: string[]) => {
      const content = attachments.find(({ mimeType }) => types.includes(mimeType))?.content;
      return content === undefined || typeof content === "string"
        ? content
        : Buffer.from(new Uint8Array(content)).toString("latin1");
    };
  } catch {
    return null;
  }
}

/** Reads a delivery report (RFC 3464, 6533) or a complaint (RFC 5965); null for what is neither, or tells nothing final. */
export async function readReturned(raw: Buffer): Promise<Returned | null> {
  const text = raw.toString("latin1");
  if (hasTooManyParts(text)) return null;
  const ids = [...new Set(text.match(mailIds)?.slice(0, 50))].slice(0, idsAtMost);
  const part = ids.length > 0 ? await partsOf(raw) : null;
  const complaint = part?.("message/feedback-report");
  if (complaint !== undefined) {
    return complaints.has(field(complaint, "Feedback-Type").toLowerCase())
      ? { ids, what: "COMPLAINT", code: "" }
      : null;
  }
  const status = part?.("message/delivery-status", "message/global-delivery-status");
  if (status === undefined) return null;
  const code = /^[245]\.\d{1,3}\.\d{1,3}/.exec(field(status, "Status"))?.[0] ?? "";
  const what = bounceOf(field(status, "Action"), code);
  return what && { ids, what, code };
}
