import { chainNow } from "@stammis/domain/clubs/sandbox-clock";
import type { Channel } from "@stammis/domain/people/profile";
import { isNewNo } from "@stammis/domain/people/unsubscribing";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { insertConsent, selectLatestConsents } from "../consents/queries.ts";
import { findUnsubscriber } from "./find-unsubscriber.ts";
import { notifications, selectStanding } from "./queries.ts";

/**
 * A no to marketing in one channel, by whoever has the link: it needs no session, and has no end. Who has said so already,
 * or has left, is answered the same. A yes that waits for a new address is taken back with it. Spec §7.
 */
export async function unsubscribe(
  services: Services,
  call: Call<"unsubscribeSms" | "unsubscribeEmail">,
  channel: Channel,
): Promise<void> {
  const found = await findUnsubscriber(services, call);
  const { chain, memberId } = found;
  if (found.channel !== channel) refuse("NOT_FOUND");
  if (memberId === null) return;
  await services.db.inChain(chain.id, async (trx) => {
    const standing = await selectStanding(trx, memberId, channel).forUpdate("member").executeTakeFirst();
    if (!standing) return;
    const { given, waitingAfter } = standing;
    const answers = await selectLatestConsents(trx, memberId).execute();
    const latest = answers.find((answer) => answer.channel === channel) ?? null;
    if (!isNewNo({ given, latest, waitingAfter })) return;
    await trx
      .updateTable("member")
      .set({ [notifications[channel]]: false })
      .where("id", "=", memberId)
      .execute();
    await insertConsent(trx, chain, {
      memberId,
      channel,
      given: false,
      addressLeft: true,
      now: chainNow(call.realNow, chain),
      accountId: null,
      source: call.query.by === "one-click" ? "ONE_CLICK" : "UNSUBSCRIBED",
    }).execute();
  });
}
