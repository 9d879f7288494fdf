import { sql, type Transaction } from "kysely";
import { writeToMerchants } from "#features/platform/companies/api/write-to-merchants.ts";
import { clubGoesOn } from "#packages/server/db/not-frozen.ts";
import type { DB } from "#packages/server/db/types.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { StopReason } from "../../domain/sendout-states.ts";
import { isStopped } from "../queries.ts";

/** A pause by a merchant, or by a restore, sends no letter, because the merchants know of it. */
const isUntold = sql<boolean>`${isStopped} and told_pause is distinct from pause_reason`;

interface Stopped {
  id: number;
  name: string;
  reason: StopReason;
}

function writeTo(trx: Transaction<DB>, { config, clock }: Services, chain: Chain, { id, name, reason }: Stopped) {
  const words = { name, club: chain.name };
  const mail = { kind: "SENDOUT_STOPPED", now: clock(), sandbox: chain.sandbox } as const;
  return writeToMerchants(trx, config, chain.companyId, mail, (t) => ({
    subject: t("sendoutStopped.subject", words),
    heading: t("sendoutStopped.heading"),
    paragraphs: [t("sendoutStopped.text", words), t(`sendoutStopped.${reason}`)],
    button: { label: t("sendoutStopped.button"), url: officeLink(config, `/sendouts/${id}`, chain) },
    notes: [],
  }));
}

/** Notifies the company's merchants by e-mail of a sendout that has stopped automatically, once for each stop. */
async function tellOf(services: Services, chain: Chain, id: number): Promise<void> {
  await services.db.inChain(chain.id, async (trx) => {
    const stopped = await trx
      .updateTable("sendout")
      .set({ told_pause: sql`pause_reason` })
      .where("id", "=", id)
      .where(isUntold)
      .returning(["id", "name", sql<StopReason>`pause_reason`.as("reason")])
      .executeTakeFirst();
    if (stopped) await writeTo(trx, services, chain, stopped);
  });
}

/** Notifies of every stopped sendout without a letter, whatever stopped it. */
export async function tellStopped(services: Services): Promise<void> {
  const rows = await services.db.platform
    .selectFrom("sendout")
    .select(["id", "chain_id"])
    .where(isUntold)
    .where(clubGoesOn("sendout.chain_id"))
    .execute();
  await eachByItself(rows, services.log, async ({ id, chain_id }) => {
    const chain = await services.directory.byId(chain_id);
    if (chain) await tellOf(services, chain, id);
  });
}
