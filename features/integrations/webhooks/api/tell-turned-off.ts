import type { Transaction } from "kysely";
import { writeToMerchants } from "#features/platform/companies/api/write-to-merchants.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { officeLink } from "#packages/server/messaging/links.ts";

interface TurnedOff {
  chainId: number;
  url: string;
  state: "FAILING" | "GONE";
  now: Temporal.Instant;
}

/** Notifies the company's merchants by e-mail that an endpoint was disabled, and why. */
export async function tellTurnedOff(trx: Transaction<DB>, config: Config, { chainId, url, state, now }: TurnedOff) {
  const { name, subdomain, company_id } = await trx
    .selectFrom("chain")
    .select(["name", "subdomain", "company_id"])
    .where("id", "=", chainId)
    .executeTakeFirstOrThrow();
  const { host } = new URL(url);
  await writeToMerchants(trx, config, company_id, { kind: "WEBHOOK_OFF", now }, (t) => ({
    subject: t("webhookOff.subject", { host }),
    heading: t("webhookOff.heading"),
    paragraphs: [t(`webhookOff.${state}`, { host, name }), t("webhookOff.text")],
    button: { label: t("webhookOff.button"), url: officeLink(config, "/integrations", { subdomain }) },
    notes: [],
  }));
}
