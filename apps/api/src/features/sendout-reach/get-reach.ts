import { limitFor } from "@stammis/domain/sendouts/approval-limit";
import { needsApproval } from "@stammis/domain/sendouts/sendout-states";
import { countSegments } from "@stammis/domain/sms/segments";
import type { Transaction } from "kysely";
import type { DB, Json } from "../../db/types.ts";
import type { Call, Chain } from "../../request/call.ts";
import { refuse, refuseFields } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { impersonal, smsTexts } from "../sendout-messages/segments-of.ts";
import { anySmsEnd, smsTarget } from "../sendout-messages/write-messages.ts";
import { type LockedSendout, selectSendouts } from "../sendouts/queries.ts";
import { readRules } from "../sendouts/sendout-rules.ts";
import { mediaOf, smsOf } from "../sendouts/sendout-shape.ts";
import { readChoosing } from "./choose-members.ts";
import { countLeftOut, countReach } from "./count-reach.ts";
import { creditsThere } from "./read-credits-there.ts";

interface Asking {
  services: Services;
  chain: Chain;
  now: Temporal.Instant;
  /** Who starts it. */
  starter: number;
}

type Reaching = Pick<
  LockedSendout,
  "id" | "selection_id" | "campaign_id" | "by_sms" | "by_email" | "sms" | "held_out_percent"
>;

/** Whom it would reach were it started now, and what that would cost at most. */
export async function readReach(trx: Transaction<DB>, { services, chain, now, starter }: Asking, row: Reaching) {
  const sendout = await readChoosing(trx, chain, row, now);
  const { config } = services;
  const { cap, approval } = await readRules(trx);
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
    needsApproval: needsApproval(reached, limitFor(approval, starter, now)),
  };
}

/** The same of one that is typed. Refuses SELECTION_UNKNOWN, and NOT_FOUND at the field of a selection that is gone. */
export async function countSendoutReach(services: Services, { chain, actor, body, now }: Call<"countSendoutReach">) {
  await services.limits.spend("selectionsPerPerson", `${chain.id} ${actor.accountId}`);
  const { sendoutId, selectionId, campaignId, media, sms, heldOutPercent } = body;
  return services.db.inChain(chain.id, async (trx) => {
    const isThere =
      selectionId === null ||
      (await trx.selectFrom("selection").select("id").where("id", "=", selectionId).executeTakeFirst());
    refuseFields({ selectionId: isThere ? null : "NOT_FOUND" });
    return readReach(
      trx,
      { services, chain, now, starter: actor.accountId },
      {
        id: sendoutId ?? 0,
        selection_id: selectionId,
        campaign_id: campaignId,
        by_sms: media.includes("SMS"),
        by_email: media.includes("EMAIL"),
        sms: sms as unknown as Json,
        held_out_percent: heldOutPercent,
      },
    );
  });
}

export async function getSendoutReach(services: Services, { chain, actor, params, now }: Call<"getSendoutReach">) {
  return services.db.inChain(chain.id, async (trx) => {
    const sendout = await selectSendouts(trx).where("sendout.id", "=", params.id).executeTakeFirst();
    const asking = { services, chain, now, starter: actor.accountId };
    return sendout ? readReach(trx, asking, sendout) : refuse("NOT_FOUND");
  });
}
