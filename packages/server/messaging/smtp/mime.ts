import { randomBytes } from "node:crypto";
import { domainToASCII } from "node:url";
import { encodeWord } from "nodemailer/lib/mime-funcs/index.js";
import MimeNode from "nodemailer/lib/mime-node/index.js";
import { encode, wrap } from "nodemailer/lib/qp/index.js";
import { asMarkup, fillTemplate, type MailTemplate, type Template } from "../template.ts";

export interface MimeSender {
  fromName: string;
  /** The configured address: `no-reply@stammis.example`. */
  address: string;
}

export interface MimeRecipient {
  /** The mail's id, which is stable across retries: `s7-12` becomes `<s7-12@stammis.example>`. */
  id: string;
  /** The recipient's address in ASCII, as {@link wireAddress} returns it. */
  to: string;
  date: Date;
  unsubscribeUrl: string;
}

/** Matches short texts without `=` and trailing spaces: they need no quoted-printable encoding. */
const needsNoEncoding = /^[ !-<>-~]{0,60}(?<! )$/;
/** The characters per line: one less than the longest line, which leaves room for the `=` of a soft break. */
const lineLength = 75;

/** Encodes a text as quoted-printable so that another text can follow: the last line ends with a soft break. */
export function quotedPrintable(text: string): string {
  if (text === "") return "";
  const encoded = needsNoEncoding.test(text) ? text : wrap(encode(text.replace(/\r\n?|\n/g, "\r\n")), lineLength);
  return encoded.endsWith("\n") ? encoded : `${encoded}=\r\n`;
}

const longestWord = 52;

/**
 * Returns a header text on one line. nodemailer leaves encoded words unchanged, so a text that may contain one is
 * encoded here.
 */
function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
  return line.includes("=?") ? encodeWord(line, "B", longestWord) : line;
}

/** Encodes a template's fixed pieces once; the slots are encoded for each recipient. */
const encodePieces = <Slot>({ pieces, slots }: Template<Slot>): Template<Slot> => ({
  pieces: pieces.map(quotedPrintable),
  slots,
});

/**
 * Encodes one language of a sendout's e-mail once. The returned function fills in a recipient's parts and returns the
 * complete message.
 */
export function compileMime<Slot, Recipient>(mail: MailTemplate<Slot, Recipient>, { fromName, address }: MimeSender) {
  const domain = domainToASCII(address.split("@")[1] ?? "") || "localhost";
  // Quoted-printable never contains "=_", so no part contains the boundary.
  const boundary = `=_${randomBytes(12).toString("hex")}`;
  const partHeader = (type: string) =>
    `--${boundary}\r\nContent-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;
  const [text, html] = [encodePieces(mail.text), encodePieces(mail.html)];

  return (recipient: Recipient & MimeRecipient): string => {
    const { id, to, date, unsubscribeUrl } = recipient;
    const slotText = (slot: Slot) => mail.slotText(slot, recipient);
    const header = new MimeNode(`multipart/alternative; boundary="${boundary}"`)
      .setHeader("From", { name: headerText(fromName), address })
      .setHeader("To", { name: "", address: to })
      .setHeader("Subject", headerText(fillTemplate(mail.subject, slotText)))
      .setHeader("Date", date)
      .setHeader("Message-ID", `<${id}@${domain}>`)
      .setHeader("List-Unsubscribe", { prepared: true, value: `<${unsubscribeUrl}>` })
      .setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")
      .setHeader("Auto-Submitted", "auto-generated")
      .setHeader("X-Auto-Response-Suppress", "All")
      .setHeader("Precedence", "bulk");
    const plain = fillTemplate(text, (slot) => quotedPrintable(slotText(slot)));
    const markup = fillTemplate(html, (slot) => quotedPrintable(asMarkup(slotText(slot))));
    return `${header.buildHeaders()}\r\n\r\n${partHeader("plain")}${plain}\r\n${partHeader("html")}${markup}\r\n--${boundary}--\r\n`;
  };
}
