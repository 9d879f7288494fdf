import { randomBytes } from "node:crypto";
import { domainToASCII } from "node:url";
import { asMarkup, fillTemplate, type MailTemplate } from "../template.ts";
import { encodedWords, phrase, quotedPrintable } from "./mime-encodings.ts";

/** Whose name stands on every mail of a sendout. */
export interface MimeSender {
  fromName: string;
  /** As configured: `no-reply@stammis.example`. */
  address: string;
}

/** What is one mail's own. */
export interface MimeRecipient {
  /** The same for every try: `s7-12` is `<s7-12@stammis.example>`. */
  id: string;
  /** As on the wire. */
  to: string;
  date: Date;
  unsubscribeUrl: string;
}

/** The mail's header and body apart, as a signature needs them; lines end with CRLF. */
export interface MimeMail {
  header: string;
  body: Buffer;
  /** All of it as it goes out, behind the lines of a signature; once. */
  signed(signature: string): Buffer;
}

/** Left in front of each body, so that a header is written there instead of copying both once more. */
const headerRoom = 2_048;

interface Sequence<Recipient> {
  /** Bytes that are everybody's; what `slots[n]` gives stands between two of them. */
  pieces: readonly Buffer[];
  slots: readonly ((recipient: Recipient) => string)[];
}

/** Two parts as they stand on the wire, one after the other; each piece begins a line. */
function sequenceOf<Slot, Recipient>(
  { text, html, slotText }: MailTemplate<Slot, Recipient>,
  around: { before: string; between: string; after: string },
): Sequence<Recipient> {
  const [words, markup] = [text, html].map(({ pieces }) => pieces.map(quotedPrintable)) as [string[], string[]];
  const seam = `${words.pop()}\r\n${around.between}${markup.shift()}`;
  const all = [...words, seam, ...markup];
  all[0] = `${around.before}${all[0]}`;
  all[all.length - 1] = `${all.at(-1)}\r\n${around.after}`;
  return {
    pieces: all.map((piece) => Buffer.from(piece, "latin1")),
    slots: [
      ...text.slots.map((slot) => (to: Recipient) => quotedPrintable(slotText(slot, to))),
      ...html.slots.map((slot) => (to: Recipient) => quotedPrintable(asMarkup(slotText(slot, to)))),
    ],
  };
}

/** Copies what is everybody's, behind room for a header, rather than building a string of it: the most of a mail's time went there. */
function fillSequence<Recipient>({ pieces, slots }: Sequence<Recipient>, length: number, recipient: Recipient): Buffer {
  const own = slots.map((write) => write(recipient));
  const bytes = Buffer.allocUnsafe(own.reduce((sum, text) => sum + text.length, headerRoom + length));
  let at = headerRoom;
  for (const [place, piece] of pieces.entries()) {
    at += piece.copy(bytes, at);
    at += bytes.write(own[place] ?? "", at, "latin1");
  }
  return bytes;
}

/**
 * A sendout's mail for one language as MIME, all that is everybody's encoded once. What it answers writes a recipient's: every
 * line is ASCII, and none begins with a dot.
 */
export function compileMime<Slot, Recipient>(mail: MailTemplate<Slot, Recipient>, { fromName, address }: MimeSender) {
  const domain = domainToASCII(address.split("@")[1] ?? "") || "localhost";
  // "=_" stands in no line of quoted-printable.
  const boundary = `=_${randomBytes(12).toString("hex")}`;
  const part = (type: string) =>
    `--${boundary}\r\nContent-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;
  const around = { before: part("plain"), between: part("html"), after: `--${boundary}--\r\n` };
  const sequence = sequenceOf(mail, around);
  const length = sequence.pieces.reduce((sum, piece) => sum + piece.length, 0);
  const head = `From: ${phrase(fromName)} <${address}>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative;\r\n boundary="${boundary}"\r\n`;
  const once = "Auto-Submitted: auto-generated\r\nX-Auto-Response-Suppress: All\r\nPrecedence: bulk\r\n";

  return (recipient: Recipient & MimeRecipient): MimeMail => {
    const plain = (slot: Slot) => mail.slotText(slot, recipient);
    const { id, to, date, unsubscribeUrl } = recipient;
    const header =
      `${head}To: <${to}>\r\nSubject: ${encodedWords(fillTemplate(mail.subject, plain))}\r\n` +
      `Date: ${date.toUTCString().replace("GMT", "+0000")}\r\nMessage-ID: <${id}@${domain}>\r\n` +
      `List-Unsubscribe: <${unsubscribeUrl}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n${once}`;
    const bytes = fillSequence(sequence, length, recipient);
    return {
      header,
      body: bytes.subarray(headerRoom),
      signed(signature) {
        const lines = `${signature}${header}\r\n`;
        if (lines.length > headerRoom) return Buffer.concat([Buffer.from(lines, "latin1"), bytes.subarray(headerRoom)]);
        const begins = headerRoom - lines.length;
        bytes.write(lines, begins, "latin1");
        return bytes.subarray(begins);
      },
    };
  };
}
