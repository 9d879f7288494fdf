import { messagePhrases } from "@stammis/i18n/messages/phrases";
import type { Transaction } from "kysely";
import type { Config } from "../../config.ts";
import type { DB } from "../../db/types.ts";
import { officeLink } from "../../messaging/links.ts";
import { sendPlatformMail } from "../messages/send-platform-mail.ts";

interface TurnedOff {
  chainId: number;
  url: string;
  state: "FAILING" | "GONE";
  now: Temporal.Instant;
}

/** The company's merchants hear by e-mail that an endpoint of theirs was turned off, and why. */
export async function tellMerchants(trx: Transaction<DB>, config: Config, { chainId, url, state, now }: TurnedOff) {
  const readers = await trx
    .selectFrom("chain")
    .innerJoin("company_merchant", "company_merchant.company_id", "chain.company_id")
    .innerJoin("account", "account.id", "company_merchant.account_id")
    .select(["account.email", "account.language", "chain.name", "chain.subdomain"])
    .where("chain.id", "=", chainId)
    .execute();
  const { host } = new URL(url);
  for (const { email, language, name, subdomain } of readers) {
    const t = messagePhrases(language);
    const letter = {
      subject: t("webhookOff.subject", { host }),
      heading: t("webhookOff.heading"),
      paragraphs: [t(`webhookOff.${state}`, { host, name }), t("webhookOff.text")],
      button: { label: t("webhookOff.button"), url: officeLink(config, "/integrations", { subdomain }) },
      notes: [],
    };
    await sendPlatformMail(trx, config, { kind: "WEBHOOK_OFF", to: email, language, letter, now });
  }
}
