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

/** Every link but one to a picture: any part of an address may open something. */
const link = /(https?:\/\/[^\s/"'<>]+)\/(?![^\s"'<>]*\.(?:png|jpe?g|webp|svg|gif)(?:["'\s<>]|$))[^\s"'<>]+/gi;
const mailAddress = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+\.[^\s@"'<>(),;:.]+/g;
/** Codes, phone and membership numbers, written together or in groups. No amount or date is so long. */
const longNumber = /\+?\d(?:[ -]?\d){5,}/g;
const hidden = "•••";

/** A link keeps its host; addresses, codes and long numbers are hidden. Colours and sizes of a letter's styles stay. */
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
 * A message as the platform's admin sees it outside the local demonstration: to whom it goes and what it opens is its
 * recipient's alone, from the moment the row exists.
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
