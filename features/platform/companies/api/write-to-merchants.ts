import type { Transaction } from "kysely";
import type { PlatformMessageKind } from "#features/messages/letters/api/content.ts";
import type { Letter } from "#features/messages/letters/api/render-letter.ts";
import { sendPlatformMail } from "#features/messages/letters/api/send-platform-mail.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { selectMerchants } from "./queries.ts";

interface ToMerchants {
  kind: PlatformMessageKind;
  now: Temporal.Instant;
  /** Whether the message concerns a sandbox. */
  sandbox?: boolean;
}

/**
 * Writes each merchant's mail in their language; `all` are the company's merchants. Null sends none to this merchant.
 */
type Write = (
  t: ReturnType<typeof messagePhrases>,
  merchant: { id: number; name: string; language: Language },
  all: readonly { id: number; name: string }[],
) => Letter | null;

/** Mails a company's merchants after the caller's transaction commits. */
export async function writeToMerchants(
  trx: Transaction<DB>,
  config: Config,
  companyId: number,
  { kind, now, sandbox = false }: ToMerchants,
  write: Write,
): Promise<void> {
  const all = await selectMerchants(trx, companyId).execute();
  for (const merchant of all) {
    const letter = write(messagePhrases(merchant.language), merchant, all);
    if (letter)
      await sendPlatformMail(trx, config, {
        kind,
        to: merchant.email,
        language: merchant.language,
        letter,
        now,
        sandbox,
      });
  }
}
