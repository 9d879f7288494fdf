import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { checkPublishing } from "../chains/publishing.ts";
import { lockStampCard } from "./queries.ts";
import { readBack } from "./save-stamp-card.ts";
import { stampCardFacts } from "./stamp-card-shape.ts";

/**
 * Moves a card along the table of publish statuses, one at a time whoever asks at once, and never while it is being
 * stamped. Refuses STATUS_NOT_ALLOWED, MEMBERSHIP_TERMS_MISSING. Spec §4.
 */
export async function setStampcardStatus({ db }: Services, call: Call<"setStampcardStatus">) {
  const { chain, actor, day, params, body } = call;
  return db.inChain(chain.id, async (trx) => {
    const card = (await lockStampCard(trx, params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
    const [from, to] = [card.publish_status, body.publishStatus];
    await checkPublishing(trx, stampCardFacts(card, day), to, "ACTIVATE_STAMP_CARD");
    await trx.updateTable("stamp_card").set({ publish_status: to }).where("id", "=", params.id).execute();
    const subject = `stamp card ${params.id}`;
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "set-stamp-card-status",
      subject,
      detail: { from, to },
    });
    return readBack(trx, params.id, day);
  });
}
