import { createHmac } from "node:crypto";

/** Which of a sendout's mails one is. */
export interface SentMail {
  sendoutId: number;
  memberId: number;
  occasion: number;
}

const pattern = /^s([0-9]{1,12})-([0-9]{1,12})-([0-9]{1,6})-([0-9a-z]{20})-([0-9a-z]{6})$/;
/** As they stand in a returned mail, in any case. */
export const mailIds = /(?<![0-9a-z])s[0-9]{1,12}-[0-9]{1,12}-[0-9]{1,6}-[0-9a-z]{20}-[0-9a-z]{6}(?![0-9a-z])/gi;

const marked = (key: Buffer, text: string, letters: number) =>
  BigInt(`0x${createHmac("sha256", key).update(text).digest("hex")}`)
    .toString(36)
    .padStart(50, "0")
    .slice(-letters);
const plainOf = ({ sendoutId, memberId, occasion }: SentMail) => `s${sendoutId}-${memberId}-${occasion}`;
const seal = (key: Buffer, plain: string) => marked(key, `mail ${plain}`, 20);
const addressMark = (key: Buffer, plain: string, address: string) => marked(key, `mail ${plain} to ${address}`, 6);

/**
 * The id of a mail to an address: the same for every try, sealed with a hundred bits so that nobody makes one up, and short
 * enough for the local part of an address (RFC 5321: 64 characters).
 */
export function writeMailId(key: Buffer, mail: SentMail, address: string): string {
  const plain = plainOf(mail);
  return `${plain}-${seal(key, plain)}-${addressMark(key, plain, address)}`;
}

/** Which mail an id says it is of: whose key would tell whether it is true. Null for what is no id. */
export function mailNamed(id: string): SentMail | null {
  const [, sendout = "", member = "", time = ""] = pattern.exec(id.toLowerCase()) ?? [];
  return sendout === "" ? null : { sendoutId: Number(sendout), memberId: Number(member), occasion: Number(time) };
}

/** Which mail an id is of, and whether it went to an address; null for what is no id of ours. */
export function readMailId(key: Buffer, id: string): (SentMail & { wentTo(address: string): boolean }) | null {
  const [, sendout = "", member = "", time = "", given = "", mark = ""] = pattern.exec(id.toLowerCase()) ?? [];
  const mail = { sendoutId: Number(sendout), memberId: Number(member), occasion: Number(time) };
  const plain = plainOf(mail);
  if (!id.toLowerCase().startsWith(`${plain}-`) || given !== seal(key, plain)) return null;
  return { ...mail, wentTo: (address) => addressMark(key, plain, address) === mark };
}
