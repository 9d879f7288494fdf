import { createHmac } from "node:crypto";

/** Identifies a mail within a sendout. */
export interface SentMail {
  sendoutId: number;
  memberId: number;
  occasion: number;
}

/** Identifies a mail that was sent individually; `chainId` 0: the platform sent it. */
export interface SingleMail {
  chainId: number;
  messageId: number;
}

const pattern = /^s([0-9]{1,12})-([0-9]{1,12})-([0-9]{1,6})-([0-9a-z]{20})-([0-9a-z]{6})$/;
const singlePattern = /^m([0-9]{1,10})-([0-9]{1,12})-([0-9a-z]{1,9})-([0-9a-z]{20})$/;
/** Matches ids in a bounced mail, in any case. */
export const mailIds =
  /(?<![0-9a-z])(?:s[0-9]{1,12}-[0-9]{1,12}-[0-9]{1,6}-[0-9a-z]{20}-[0-9a-z]{6}|m[0-9]{1,10}-[0-9]{1,12}-[0-9a-z]{1,9}-[0-9a-z]{20})(?![0-9a-z])/gi;

const marked = (key: Buffer, text: string, letters: number) =>
  BigInt(`0x${createHmac("sha256", key).update(text).digest("hex")}`)
    .toString(36)
    .padStart(50, "0")
    .slice(-letters);
const plainOf = ({ sendoutId, memberId, occasion }: SentMail) => `s${sendoutId}-${memberId}-${occasion}`;
const addressMark = (key: Buffer, plain: string, address: string) => marked(key, `mail ${plain} to ${address}`, 6);
/**
 * Seals an id with its moment of creation. The moment distinguishes a sendout from another with the same number after a
 * restore: a mailbox would drop the second mail as a repeat. Ids of earlier releases lack it and can still bounce.
 */
const seal = (key: Buffer, plain: string, madeAt: Temporal.Instant) =>
  marked(key, `mail ${plain} of ${madeAt.epochMilliseconds}`, 20);
const earlierSeal = (key: Buffer, plain: string) => marked(key, `mail ${plain}`, 20);

/**
 * Returns the id of a sendout's mail: stable across retries, protected by a 100-bit seal, and short enough for an
 * address (RFC 5321: 64 characters). `madeAt`: when the sendout was created.
 */
export function writeMailId(key: Buffer, mail: SentMail, address: string, madeAt: Temporal.Instant): string {
  const plain = plainOf(mail);
  return `${plain}-${seal(key, plain, madeAt)}-${addressMark(key, plain, address)}`;
}

/**
 * Returns the sendout's mail that an id names, before its seal is checked with key and moment; null for other texts.
 */
export function mailNamed(id: string): SentMail | null {
  const [, sendout = "", member = "", time = ""] = pattern.exec(id.toLowerCase()) ?? [];
  return sendout === "" ? null : { sendoutId: Number(sendout), memberId: Number(member), occasion: Number(time) };
}

/** Reads and verifies an id, and returns a check of the recipient's address; null for an id that is not ours. */
export function readMailId(key: Buffer, id: string, madeAt: Temporal.Instant) {
  const mail = mailNamed(id);
  if (!mail) return null;
  const plain = plainOf(mail);
  const [, , , , sealText = "", mark = ""] = pattern.exec(id.toLowerCase()) ?? [];
  const isOurs = sealText === seal(key, plain, madeAt) || sealText === earlierSeal(key, plain);
  if (!id.toLowerCase().startsWith(`${plain}-`) || !isOurs) return null;
  return { ...mail, wentTo: (address: string) => addressMark(key, plain, address) === mark };
}

/** Returns the id of an individually sent mail: stable across retries and unique, also after a restore. */
export function writeSingleMailId(key: Buffer, { chainId, messageId }: SingleMail, madeAt: Temporal.Instant): string {
  const plain = `m${chainId}-${messageId}-${madeAt.epochMilliseconds.toString(36)}`;
  return `${plain}-${earlierSeal(key, plain)}`;
}

/** Reads the chain and the message from the id of a single mail; null if this installation did not issue the id. */
export function readSingleMailId(key: Buffer, id: string): SingleMail | null {
  const lower = id.toLowerCase();
  const end = lower.lastIndexOf("-");
  const isOurs = lower.slice(end + 1) === earlierSeal(key, lower.slice(0, end));
  return isOurs ? singleMailNamed(lower) : null;
}

/** Returns the single mail that an id names, before its seal is checked; null for other texts. */
export function singleMailNamed(id: string): SingleMail | null {
  const [, chain = "", message = ""] = singlePattern.exec(id.toLowerCase()) ?? [];
  return chain === "" ? null : { chainId: Number(chain), messageId: Number(message) };
}
