import type { Transaction } from "kysely";
import type { Config } from "../../config.ts";
import type { DB } from "../../db/types.ts";
import { officeLink } from "../../messaging/links.ts";
import { writeToMerchants } from "../companies/write-to-merchants.ts";

interface TurnedOff {
  chainId: number;
  url: string;
  state: "FAILING" | "GONE";
  now: Temporal.Instant;
}

/** The company's merchants hear by e-mail that an endpoint of theirs was turned off, and why. */
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
