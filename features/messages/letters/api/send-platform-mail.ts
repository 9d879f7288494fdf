import type { Transaction } from "kysely";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import { messagePhrases } from "../i18n/messages/phrases.ts";
import type { PlatformMessageKind } from "./content.ts";
import { sendPlatformMessageJob } from "./job-kinds.ts";
import { type Letter, renderLetter } from "./render-letter.ts";

export interface PlatformMail {
  kind: PlatformMessageKind;
  /** A normalised e-mail address. */
  to: string;
  language: Language;
  letter: Letter;
  now: Temporal.Instant;
  /** The mail belongs to a sandbox: it is not sent, and remains in the outbox. */
  sandbox?: boolean;
  /** The attached invoice or credit note, as a PDF. */
  invoiceId?: number | null;
}

const productColour = "#6b2452";

/** Sends the platform's own mail to staff after the caller's transaction commits. */
export async function sendPlatformMail(trx: Transaction<DB>, config: Config, mail: PlatformMail): Promise<void> {
  const { kind, to, language, now, sandbox = false, invoiceId = null } = mail;
  const brand = {
    name: "Stammis",
    colour: productColour,
    logoUrl: null,
    homeUrl: officeLink(config),
    sender: messagePhrases(language)("layout.sentByPlatform"),
  };
  const { subject, text, html } = renderLetter(brand, mail.letter, language);
  const { id } = await trx
    .insertInto("platform_message")
    .values({
      kind,
      medium: "EMAIL",
      recipient: to,
      language,
      subject,
      text_body: text,
      html_body: html,
      created_at: now,
      sandbox,
      invoice_id: invoiceId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueue(trx, sendPlatformMessageJob, { messageId: id });
}
