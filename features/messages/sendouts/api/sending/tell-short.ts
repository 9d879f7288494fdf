import { sql, type Transaction } from "kysely";
import { selectShort } from "#features/messages/sms/api/queries.ts";
import { writeToMerchants } from "#features/platform/companies/api/write-to-merchants.ts";
import { clubGoesOn } from "#packages/server/db/not-frozen.ts";
import type { DB } from "#packages/server/db/types.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import type { Services } from "#packages/server/request/services.ts";

const isUntold = sql<boolean>`(top_up_problem is not null and told_top_up_problem is distinct from top_up_problem
  or short_since is not null and told_short_since is distinct from short_since)`;

type Short = Awaited<ReturnType<ReturnType<typeof selectShort>["execute"]>>[number];

function writeTo(trx: Transaction<DB>, { config, clock }: Services, chain: Chain, short: Short) {
  const { topUpProblem, leavesOut } = short;
  const club = chain.name;
  const mail = { kind: "SMS_SHORT", now: clock(), sandbox: chain.sandbox } as const;
  return writeToMerchants(trx, config, chain.companyId, mail, (t) => ({
    subject: t("smsShort.subject", { club }),
    heading: t("smsShort.heading"),
    paragraphs: [
      ...(leavesOut ? [t("smsShort.leavesOut", { club })] : []),
      ...(topUpProblem ? [t(`smsShort.${topUpProblem}`, { club })] : []),
    ],
    button: { label: t("smsShort.button"), url: officeLink(config, "/sms", chain) },
    notes: [],
  }));
}

/** Notifies the company's merchants by e-mail that credits are short, once for each new problem. */
async function tellOf(services: Services, chain: Chain): Promise<void> {
  await services.db.inChain(chain.id, async (trx) => {
    const account = await trx
      .updateTable("sms_account")
      .set({ told_top_up_problem: sql`top_up_problem`, told_short_since: sql`short_since` })
      .where(isUntold)
      .returning("chain_id")
      .executeTakeFirst();
    const short = account && (await selectShort(trx).executeTakeFirst());
    if (short) await writeTo(trx, services, chain, short);
  });
}

/** Notifies the merchants of all clubs with a new problem. */
export async function tellShort(services: Services): Promise<void> {
  const rows = await services.db.platform
    .selectFrom("sms_account")
    .select("chain_id")
    .where(isUntold)
    .where(clubGoesOn("sms_account.chain_id"))
    .execute();
  await eachByItself(rows, services.log, async ({ chain_id }) => {
    const chain = await services.directory.byId(chain_id);
    if (chain) await tellOf(services, chain);
  });
}
