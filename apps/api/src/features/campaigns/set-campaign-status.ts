import { effectiveStatus } from "@stammis/domain/offers/publish-status";
import type { Transaction } from "kysely";
import { isTaken } from "../../db/errors.ts";
import type { DB } from "../../db/types.ts";
import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { checkPublishing } from "../chains/publishing.ts";
import { campaignFacts } from "./campaign-shape.ts";
import { lockOwn, readBack } from "./save-campaign.ts";

type Asked = Call<"setCampaignStatus">;

/** An ended welcome offer makes room for the next, and is written down as COMPLETED; a running one stands in the way. */
async function makeRoom(trx: Transaction<DB>, { chain, actor, day }: Asked, id: number) {
  const other = await trx
    .selectFrom("campaign")
    .select(["id", "publish_status", "end_date"])
    .where("welcome_offer", "=", true)
    .where("publish_status", "=", "ACTIVE")
    .where("id", "<>", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!other) return;
  if (effectiveStatus(campaignFacts(other, day)) !== "EXPIRED") refuse("WELCOME_OFFER_EXISTS");
  await trx.updateTable("campaign").set({ publish_status: "COMPLETED" }).where("id", "=", other.id).execute();
  const subject = `campaign ${other.id}`;
  const detail = { from: other.publish_status, to: "COMPLETED", next: id };
  await audit(trx, chain, { accountId: actor.accountId, act: "set-campaign-status", subject, detail });
}

async function setStatus({ db }: Services, call: Asked) {
  const { chain, actor, day, params, body } = call;
  return db.inChain(chain.id, async (trx) => {
    const campaign = await lockOwn(trx, params.id, actor);
    const [from, to] = [campaign.publish_status, body.publishStatus];
    await checkPublishing(trx, campaignFacts(campaign, day), to, "PUBLISH_OFFER");
    if (to === "ACTIVE" && campaign.welcome_offer) await makeRoom(trx, call, campaign.id);
    await trx.updateTable("campaign").set({ publish_status: to }).where("id", "=", campaign.id).execute();
    const subject = `campaign ${campaign.id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "set-campaign-status", subject, detail: { from, to } });
    return readBack(trx, campaign.id, day);
  });
}

/**
 * Moves a campaign along the table of publish statuses. Of two welcome offers activated at once, one is. Refuses
 * STATUS_NOT_ALLOWED, END_DATE_PASSED, MEMBERSHIP_TERMS_MISSING, WELCOME_OFFER_EXISTS. Spec §4.
 */
export async function setCampaignStatus(services: Services, call: Asked) {
  try {
    return await setStatus(services, call);
  } catch (error) {
    if (isTaken(error, "one_welcome_offer")) refuse("WELCOME_OFFER_EXISTS");
    throw error;
  }
}
