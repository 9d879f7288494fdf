import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { findMadeKeys } from "../api-keys/revoke-made-keys.ts";
import { findMadeWebhooks } from "../webhooks/end-made-webhooks.ts";
import { selectStaff } from "./queries.ts";

/** The live keys and webhooks that somebody of the staff made in the company's clubs. Of a webhook, the host alone. */
export async function listMade({ db }: Services, { chain, params: { id }, realNow }: Call<"listMadeIntegrations">) {
  return db.platform.transaction().execute(async (trx) => {
    const member = await selectStaff(trx, chain).where("account.id", "=", id).executeTakeFirst();
    if (!member) return refuse("NOT_FOUND");
    const maker = { companyId: chain.companyId, accountId: id, now: realNow };
    const keys = await findMadeKeys(trx, maker);
    const webhooks = await findMadeWebhooks(trx, maker);
    return {
      apiKeys: keys.map(({ name, club }) => ({ name, club })),
      webhooks: webhooks.map(({ url, club }) => ({ host: new URL(url).host, club })),
    };
  });
}
