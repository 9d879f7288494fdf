import { chainNow } from "@stammis/domain/clubs/sandbox-clock";
import type { ConsentSource } from "@stammis/domain/people/consent-source";
import type { Channel } from "@stammis/domain/people/profile";
import { isNewNo } from "@stammis/domain/people/unsubscribing";
import type { Chain } from "../../request/call.ts";
import { auditOwnChange } from "../../request/own-changes.ts";
import type { Services } from "../../request/services.ts";
import { consentColumns, insertConsent, selectLatestConsents } from "../consents/queries.ts";
import { selectMarketing } from "./queries.ts";

/** What a member's profile calls the yes of a channel. */
const profileFields = { EMAIL: "emailNotification", SMS: "phoneNotification" } as const;

interface SayingNo {
  chain: Chain;
  channel: Channel;
  memberId: number;
  source: ConsentSource;
  realNow: Temporal.Instant;
}

/**
 * A member's no to marketing in a channel, as evidence; nothing where it stands already. Answers false where nobody stands
 * at that membership any more.
 */
export async function writeNo(services: Services, { chain, channel, memberId, source, realNow }: SayingNo) {
  return services.db.inChain(chain.id, async (trx) => {
    const marketing = await selectMarketing(trx, memberId, channel).forUpdate("member").executeTakeFirst();
    if (!marketing) return false;
    const { given, waitingAfter } = marketing;
    const answers = await selectLatestConsents(trx, memberId).execute();
    const latest = answers.find((answer) => answer.channel === channel) ?? null;
    if (!isNewNo({ given, latest, waitingAfter })) return true;
    await trx
      .updateTable("member")
      .set({ [consentColumns[channel]]: false })
      .where("id", "=", memberId)
      .execute();
    const now = chainNow(realNow, chain);
    const evidence = { memberId, channel, given: false, addressLeft: true, now, accountId: null, source };
    await insertConsent(trx, chain, evidence).execute();
    await auditOwnChange(trx, chain, memberId, [profileFields[channel]]);
    return true;
  });
}
