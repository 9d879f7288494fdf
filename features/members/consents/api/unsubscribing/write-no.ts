import type { Transaction } from "kysely";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { type Channel, channelRules } from "#packages/domain/people/channels.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { auditOwnChange } from "#packages/server/request/own-changes.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { ConsentSource } from "../../domain/consent-source.ts";
import { isNewNo } from "../../domain/unsubscribing.ts";
import { insertConsent, selectLatestConsents } from "../queries.ts";
import { selectMarketing } from "./queries.ts";

/** A refusal of marketing in one channel. */

interface No {
  chain: Chain;
  channel: Channel;
  memberId: number;
  source: ConsentSource;
  now: Temporal.Instant;
  /** The staff account that recorded the refusal; null if the member did. */
  accountId: number | null;
}

type SayingNo = Omit<No, "now" | "accountId"> & { realNow: Temporal.Instant };

/**
 * Records a member's refusal of marketing in a channel as evidence, unless it is already recorded. Returns false when
 * the membership no longer has a member.
 */
export async function writeNoIn(trx: Transaction<DB>, { chain, channel, memberId, source, now, accountId }: No) {
  const marketing = await selectMarketing(trx, memberId, channel).forUpdate("member").executeTakeFirst();
  if (!marketing) return false;
  const { given: hasConsent, waitingAfter } = marketing;
  const answers = await selectLatestConsents(trx, memberId).execute();
  const latest = answers.find((answer) => answer.channel === channel) ?? null;
  if (!isNewNo({ given: hasConsent, latest, waitingAfter })) return true;
  await trx
    .updateTable("member")
    .set({ [channelRules[channel].consentColumn]: false })
    .where("id", "=", memberId)
    .execute();
  const evidence = { memberId, channel, given: false, addressLeft: true, now, accountId, source };
  await insertConsent(trx, chain, evidence).execute();
  if (accountId === null) await auditOwnChange(trx, chain, memberId, [channelRules[channel].consent]);
  return true;
}

/** Records the member's own refusal in a new transaction, at the club's time. */
export function writeNo(services: Services, { realNow, ...no }: SayingNo): Promise<boolean> {
  const now = chainNow(realNow, no.chain);
  return services.db.inChain(no.chain.id, (trx) => writeNoIn(trx, { ...no, now, accountId: null }));
}
