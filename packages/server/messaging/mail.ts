import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import { withDeadline } from "../security/deadline.ts";
import { answerWithinMs, DeliveryDelayed, DeliveryRefused } from "./delivery.ts";
import { wireAddress } from "./smtp/address.ts";
import { type DkimKey, dkimOptions } from "./smtp/dkim.ts";

export interface Mail {
  /**
   * The mail's id: stable across retries, so that a mailbox recognises repeats. In the envelope it identifies bounces.
   */
  id: string;
  /** The sender's shown name; the address is the configured one. */
  fromName: string | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  /**
   * The unsubscribe link of a marketing mail: opening it asks for confirmation, a POST unsubscribes at once (RFC 8058).
   */
  unsubscribeUrl?: string | undefined;
  /** A PDF attachment. */
  file?: { fileName: string; bytes: Buffer } | undefined;
}

export interface MailSender {
  /**
   * Hands a mail over to the SMTP server.
   * @throws DeliveryRefused if the server refuses it for good, DeliveryDelayed if a retry may succeed.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const connectionsAtMost = 4;
/** Milliseconds for one mail, from the connection to the last reply. The library's own limits only measure silence. */
const mailWithinMs = 4 * answerWithinMs;

/** Parses a sender such as `Stammis <no-reply@stammis.example>` from `MAIL_FROM`; returns the address in ASCII. */
export function readSender(from: string): { name: string; address: string } {
  const parts = /^\s*"?(.*?)"?\s*<([^<>\s]+)>\s*$/.exec(from);
  const address = parts?.[2] ?? from.trim();
  return { name: parts?.[1] ?? "", address: wireAddress(address) ?? address };
}

/**
 * Returns headers that make mail programs show an unsubscribe button. RFC 8058 requires both headers and an https link.
 */
const oneClick = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Returns an error with the codes only: a server's text often repeats the address. */
function failureOf(error: unknown): Error {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const words = `mail server: ${responseCode ?? code ?? "no answer"}`;
  const refused = responseCode !== undefined && responseCode >= 500 && code !== "EAUTH";
  return refused ? new DeliveryRefused(words) : new DeliveryDelayed(words);
}

type MailSettings = Pick<Config["mail"], "url" | "from"> & { bounceAddress?: string; withinMs?: number };

/** Opens an SMTP sender with a few persistent connections. */
export function openMail(
  { url, from, bounceAddress = "", withinMs = mailWithinMs }: MailSettings,
  dkim: DkimKey | null = null,
): MailSender {
  const sender = readSender(from);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connectionsAtMost,
    connectionTimeout: answerWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: 2 * answerWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: dkimOptions(dkim) }),
  });
  const domain = sender.address.split("@")[1] ?? "localhost";
  return {
    async send({ id, fromName, to, subject, text, html, unsubscribeUrl, file }) {
      try {
        await withDeadline(withinMs, (signal) =>
          transport.sendMail({
            // Aborting closes only the connection that hangs.
            signal,
            from: { name: fromName ?? sender.name, address: sender.address },
            // The recipient is an object, so that no address can add another recipient.
            to: { name: "", address: wireAddress(to) ?? to },
            subject,
            text,
            html,
            attachments: file && [{ filename: file.fileName, content: file.bytes, contentType: "application/pdf" }],
            messageId: `<${id}@${domain}>`,
            ...(bounceAddress && { envelope: { from: bounceAddress.replace("@", `+${id}@`), to } }),
            headers: {
              "Auto-Submitted": "auto-generated",
              "X-Auto-Response-Suppress": "All",
              ...(unsubscribeUrl && oneClick(unsubscribeUrl)),
            },
          }),
        );
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}
