import { chainNow } from "@stammis/domain/clubs/sandbox-clock";
import type { Channel } from "@stammis/domain/people/profile";
import { isNewNo } from "@stammis/domain/people/unsubscribing";
import type { Call } from "../../request/call.ts";
import { auditOwnChange } from "../../request/own-changes.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { insertConsent, selectLatestConsents } from "../consents/queries.ts";
import { findUnsubscriber, type Unsubscriber } from "./find-unsubscriber.ts";
import { notifications, selectStanding } from "./queries.ts";

/** What a member's profile calls the yes of a channel. */
const profileFields = { EMAIL: "emailNotification", SMS: "phoneNotification" } as const;

type Asking = Call<"unsubscribeSms" | "unsubscribeEmail">;

/** Answers false where nobody stands at that membership any more. */
async function noteNo(services: Services, call: Asking, { chain, channel, memberId }: Unsubscriber): Promise<boolean> {
  if (memberId === null) return true;
  return services.db.inChain(chain.id, async (trx) => {
    const standing = await selectStanding(trx, memberId, channel).forUpdate("member").executeTakeFirst();
    if (!standing) return false;
    const { given, waitingAfter } = standing;
    const answers = await selectLatestConsents(trx, memberId).execute();
    const latest = answers.find((answer) => answer.channel === channel) ?? null;
    if (!isNewNo({ given, latest, waitingAfter })) return true;
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
    await auditOwnChange(trx, chain, memberId, [profileFields[channel]]);
    return true;
  });
}

/**
 * A no to marketing in one channel, by whoever has the link: it needs no session, and has no end. Who has said so already,
 * or has left, is answered the same. A yes that waits for a new address is taken back with it. Spec §7.
 */
export async function unsubscribe(services: Services, call: Asking, channel: Channel): Promise<void> {
  const found = await findUnsubscriber(services, call);
  if (found.channel !== channel) refuse("NOT_FOUND");
  if (await noteNo(services, call, found)) return;
  // It has become one with another membership since it was found: the no is that one's.
  await noteNo(services, call, await findUnsubscriber(services, call));
}
