import { mailboxExists, phraseGroups, stillTrying, surelyGone } from "./bounce-phrases.ts";

/** A failed delivery as the mail server reports it. A field is empty when the mail lacks it. */
export interface Diagnosis {
  /** The action of the delivery report (RFC 3464): "failed", "delayed", "relayed", "expanded" or "delivered". */
  action: string;
  /** The enhanced status code (RFC 3463), as in "5.1.1". */
  status: string;
  /** The remote server's answer, as in the field Diagnostic-Code. */
  answer: string;
  /** The mail's own text, without the returned message. Used only when the answer is not conclusive. */
  words: string;
}

/**
 * - `mailbox-gone`: the mailbox or its domain does not exist. The address gets no more mail.
 * - `temporary`: the mailbox may exist. The address stays.
 * - `sender`: the server refuses us or our message. The address stays, and the operator has to act.
 */
export type BounceVerdict = "mailbox-gone" | "temporary" | "sender";

/** The number of characters that are read: longer answers add nothing, and the limit keeps a hostile one cheap. */
const textAtMost = 4_000;
const address = /[^\s<>@]{1,64}@[^\s<>@]{1,255}/gu;

/**
 * Returns the words separated by single spaces, with a space at each end; addresses are removed, because they may
 * contain any word.
 */
function wordsOf(text: string): string {
  const words = text.slice(0, textAtMost).toLowerCase().replace(address, " ");
  return ` ${words.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}

const enhanced = /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])/;
const reply = /(?<![\d.])([45])\d\d(?![\d.])/;

/**
 * Returns the most reliable code. The answer's enhanced code outranks the reported status, which mail servers often
 * invent.
 */
export function bounceCode({ status, answer, words }: Omit<Diagnosis, "action">): string {
  const codes = [answer, status, words].map((text) => enhanced.exec(text.slice(0, textAtMost))?.[0] ?? "");
  return codes.find((code) => code !== "") ?? "";
}

/** Returns the code stored with the recipient: it names an unknown mailbox exactly when the verdict does. */
export function reportedCode(verdict: BounceVerdict, code: string): string {
  if (verdict === "mailbox-gone") return code.startsWith("5.1.") ? code : "5.1.1";
  return code.startsWith("5.1.") ? "" : code;
}

const hasAny = (words: string, phrases: readonly string[]) => phrases.some((phrase) => words.includes(` ${phrase} `));

function judgePhrases(text: string): BounceVerdict | null {
  const words = wordsOf(text);
  return phraseGroups.find(({ phrases }) => hasAny(words, phrases))?.verdict ?? null;
}

const goneCodes = new Set(["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10"]);

function judgeCode(code: string, replyClass: string): BounceVerdict {
  if (code.startsWith("5.7.") || code === "5.1.7" || code === "5.1.8") return "sender";
  return goneCodes.has(code) && replyClass !== "4" ? "mailbox-gone" : "temporary";
}

/** An answer to MAIL FROM is about the sender's address, whatever its text says. */
const senderPhrases = ["in reply to mail from", "after mail from", "smtp command mail from"] as const;
const dataPhrases = ["in reply to end of data", "in reply to data", "after end of data", "smtp command data"] as const;

/**
 * Whether an answer is about the message itself (DATA), after the server accepted the mailbox (RCPT TO). A pipelining
 * client prints the answer to RCPT TO after DATA, too; the server then adds that it has no recipient.
 */
function isAboutMessage(text: string): boolean {
  const transcript = text.slice(0, textAtMost);
  const words = wordsOf(transcript);
  if (hasAny(words, dataPhrases)) return true;
  const failure = transcript.search(/^\s{0,20}<<< 5/m);
  const command = failure < 0 ? "" : transcript.slice(transcript.lastIndexOf(">>>", failure), failure).toLowerCase();
  return command.startsWith(">>> data") && !/ (?:503|5 1 1|no valid recipients) /.test(words);
}

/** Whether a code only says that a delivery failed. */
const isVague = (code: string) => code === "" || /^[45]\.(?:0\.\d{1,3}|5\.0|1\.0|2\.0)$/.test(code);

function judgeText(diagnosis: Diagnosis): BounceVerdict {
  const { answer, words } = diagnosis;
  const byAnswer = judgePhrases(answer);
  if (byAnswer) return byAnswer;
  const code = enhanced.exec(answer.slice(0, textAtMost))?.[0] ?? "";
  const byWords = isVague(code) ? judgePhrases(words) : null;
  const replyClass = reply.exec(answer.slice(0, textAtMost))?.[1] ?? "";
  return byWords ?? judgeCode(bounceCode(diagnosis), replyClass);
}

const stillUnderWay = new Set(["delayed", "delivered", "relayed", "expanded", "deliverable"]);

/** Judges a failed delivery; null when the server has not given up, or has delivered. See product specification §8. */
export function judgeBounce(diagnosis: Diagnosis): BounceVerdict | null {
  const { action, answer, words } = diagnosis;
  if (stillUnderWay.has(action.toLowerCase())) return null;
  if (action === "" && hasAny(wordsOf(words), stillTrying)) return null;
  if (hasAny(wordsOf(answer || words), surelyGone)) return "mailbox-gone";
  const verdict = judgeText(diagnosis);
  if (verdict === "mailbox-gone" && hasAny(wordsOf(words), senderPhrases)) return "sender";
  const isSpared = isAboutMessage(words) || hasAny(wordsOf(words), mailboxExists);
  return verdict === "mailbox-gone" && isSpared ? "temporary" : verdict;
}
