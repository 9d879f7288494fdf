import { maskedAddress } from "#features/members/consents/domain/unsubscribing.ts";
import { removedLink } from "#features/messages/letters/api/queries.ts";
import type { Channel } from "#packages/domain/people/channels.ts";

interface Shown {
  medium: Channel;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  failure: string | null;
}

/** Matches every link except those to pictures, because any part of an address may grant access. */
const link = /(https?:\/\/[^\s/"'<>]+)\/(?![^\s"'<>]*\.(?:png|jpe?g|webp|svg|gif)(?:["'\s<>]|$))[^\s"'<>]+/gi;
const mailAddress = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+\.[^\s@"'<>(),;:.]+/g;
/** Matches codes, phone and membership numbers, also in groups. No amount or date has that many digits. */
const longNumber = /\+?\d(?:[ -]?\d){5,}/g;
const hidden = "•••";

/** Hides addresses, codes and long numbers, and keeps only the host of a link. Styles of a mail are not affected. */
function maskText(text: string): string {
  return text.replace(link, `$1/${removedLink}`).replace(mailAddress, hidden).replace(longNumber, hidden);
}

/** Digits between tags are text, those inside a tag are its style. */
function maskHtml(html: string): string {
  return html
    .replace(link, `$1/${removedLink}`)
    .replace(mailAddress, hidden)
    .replace(/>[^<]+</g, (text) => text.replace(longNumber, hidden));
}

/**
 * Masks a message for the platform's admin outside the local demonstration. Only the recipient may know the address and
 * the links, even before the message is sent.
 */
export function maskMessage<Row extends Partial<Shown> & Pick<Shown, "medium" | "recipient">>(row: Row): Row {
  return {
    ...row,
    recipient: row.recipient && maskedAddress(row.medium, row.recipient),
    ...(row.subject !== undefined && { subject: maskText(row.subject) }),
    ...(row.text_body !== undefined && { text_body: maskText(row.text_body) }),
    ...(row.html_body !== undefined && { html_body: maskHtml(row.html_body) }),
    ...(row.failure !== undefined && { failure: row.failure && maskText(row.failure) }),
  };
}
