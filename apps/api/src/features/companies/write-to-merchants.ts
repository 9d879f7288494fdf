import type { Language } from "@stammis/domain/clubs/languages";
import { messagePhrases } from "@stammis/i18n/messages/phrases";
import type { Transaction } from "kysely";
import type { Config } from "../../config.ts";
import type { DB } from "../../db/types.ts";
import type { Letter } from "../../messaging/layout.ts";
import type { PlatformMessageKind } from "../messages/content.ts";
import { sendPlatformMail } from "../messages/send-platform-mail.ts";
import { selectMerchants } from "./queries.ts";

interface ToMerchants {
  kind: PlatformMessageKind;
  now: Temporal.Instant;
  /** A sandbox is behind it. */
  sandbox?: boolean;
}

/** The letter of each, in their language; `all` are the company's merchants. Null: this one gets none. */
type Write = (
  t: ReturnType<typeof messagePhrases>,
  merchant: { id: number; name: string; language: Language },
  all: readonly { id: number; name: string }[],
) => Letter | null;

/** The merchants of a company are written to by e-mail, once the caller's transaction has been committed. */
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
