import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import { withDeadline } from "../security/deadline.ts";
import { answerWithinMs, DeliveryDelayed, DeliveryRefused } from "./delivery.ts";
import { wireAddress } from "./smtp/address.ts";
import { type DkimKey, dkimOptions } from "./smtp/dkim.ts";

export interface Mail {
  /** The same for every try, so that a mailbox can tell a repeated one, and in the envelope, by which a bounce names it. */
  id: string;
  /** Shown as the sender; the address is the configured one. */
  fromName: string | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Of marketing: opened it asks, posted to it unsubscribes at once (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  /** A PDF that goes along. */
  file?: { fileName: string; bytes: Buffer } | undefined;
}

export interface MailSender {
  /**
   * Hands a mail over to the SMTP server.
   * @throws DeliveryRefused when the server will never take it, DeliveryDelayed when it may be tried again.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const connectionsAtMost = 4;
/** For one mail from the connection to the last reply. The library's own limits count silence alone. */
const mailWithinMs = 4 * answerWithinMs;

/** A sender such as `Stammis <no-reply@stammis.example>`, as `MAIL_FROM` has it; the address as on the wire. */
export function readSender(from: string): { name: string; address: string } {
  const parts = /^\s*"?(.*?)"?\s*<([^<>\s]+)>\s*$/.exec(from);
  const address = parts?.[2] ?? from.trim();
  return { name: parts?.[1] ?? "", address: wireAddress(address) ?? address };
}

/** What makes a mail program show its own button; RFC 8058 wants both to be there, and https. */
const oneClick = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Only the codes: a server's words often repeat the address. */
function failureOf(error: unknown): Error {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const words = `mail server: ${responseCode ?? code ?? "no answer"}`;
  const refused = responseCode !== undefined && responseCode >= 500 && code !== "EAUTH";
  return refused ? new DeliveryRefused(words) : new DeliveryDelayed(words);
}

type MailSettings = Pick<Config["mail"], "url" | "from"> & { bounceAddress?: string; withinMs?: number };

/** Mail by SMTP over a few kept connections. */
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
            // Aborted, it closes the connection that hangs and no other.
            signal,
            from: { name: fromName ?? sender.name, address: sender.address },
            // As an object, so that no address can bring another with it.
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
