import { needsApproval } from "@stammis/domain/sendouts/sendout-states";
import { countSegments } from "@stammis/domain/sms/segments";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Call, Chain } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { readChoosing } from "./choose-members.ts";
import { countLeftOut, countReach } from "./count-reach.ts";
import { type LockedSendout, selectSendouts } from "./queries.ts";
import { creditsThere } from "./read-credits-there.ts";
import { impersonal, smsTexts } from "./segments-of.ts";
import { readRules } from "./sendout-rules.ts";
import { mediaOf, smsOf } from "./sendout-shape.ts";
import { anySmsEnd, smsTarget } from "./write-messages.ts";

interface Asking {
  services: Services;
  chain: Chain;
  now: Temporal.Instant;
}

/** Whom it would reach were it started now, and what that would cost at most. */
export async function readReach(trx: Transaction<DB>, { services, chain, now }: Asking, row: LockedSendout) {
  const sendout = await readChoosing(trx, chain, row, now);
  const { config } = services;
  const { cap, approvalAbove } = await readRules(trx);
  const endOf = anySmsEnd(config, chain, smsTarget(config, chain, sendout) !== null);
  const counted = [];
  for (const medium of mediaOf(sendout))
    counted.push(await countReach(trx, chain, sendout, medium, { endOf, cap, now }));
  const sms = counted.find(({ medium }) => medium === "SMS");
  const credits = sms ? { atMost: sms.credits, available: await creditsThere(trx, chain, now) } : null;
  const isShort = credits !== null && credits.atMost > credits.available;
  const leftOut = isShort ? await countLeftOut(trx, chain, sendout, endOf, credits.available) : 0;
  const texts = smsTexts(chain, smsOf(sendout)).map((each) => {
    const text = impersonal(each);
    const segments = countSegments(text + endOf(each.language));
    const recipients = sms?.byLanguage[each.language] ?? 0;
    return {
      language: each.language,
      recipients,
      text: text + endOf(each.language),
      characters: text.length,
      segments,
    };
  });
  const reached = Math.max(0, ...counted.map((each) => each.reached));
  return {
    media: counted.map(({ credits: _, byLanguage: __, ...each }) => {
      return each.medium === "SMS"
        ? { ...each, reached: each.reached - leftOut, noCredits: leftOut }
        : { ...each, noCredits: 0 };
    }),
    credits,
    texts: sms ? texts : [],
    needsApproval: needsApproval(reached, approvalAbove),
  };
}

export async function getSendoutReach(services: Services, { chain, params, now }: Call<"getSendoutReach">) {
  return services.db.inChain(chain.id, async (trx) => {
    const sendout = await selectSendouts(trx).where("sendout.id", "=", params.id).executeTakeFirst();
    return sendout ? readReach(trx, { services, chain, now }, sendout) : refuse("NOT_FOUND");
  });
}
