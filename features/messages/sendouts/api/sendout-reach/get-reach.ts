import { type RawBuilder, sql } from "kysely";
import { askOfAll } from "#features/messages/selections/api/ask-of-all.ts";
import { packagesFor, selectPackages } from "#features/messages/sms/api/package-queries.ts";
import {
  creditRoom,
  selectLatestPurchase,
  selectSmsAccount,
  selectSmsMonth,
} from "#features/messages/sms/api/queries.ts";
import { creditMonth, creditProblem, creditsForOwnMessages } from "#features/messages/sms/domain/credits.ts";
import { creditPrice, creditsCost } from "#features/messages/sms/domain/packages.ts";
import { countSegments } from "#features/messages/sms/domain/segments.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import type { Batch, RowsOfEach } from "#packages/server/db/database.ts";
import { build } from "#packages/server/db/database.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Json } from "#packages/server/db/types.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { limitFor } from "../../domain/approval-limit.ts";
import { needsApproval } from "../../domain/sendout-states.ts";
import { momentOf, quietUntil } from "../../domain/sendout-times.ts";
import { type LockedSendout, selectRules, selectSendouts } from "../queries.ts";
import { impersonal, smsTexts } from "../sendout-messages/segments-of.ts";
import { anySmsEnd, smsTarget } from "../sendout-messages/write-messages.ts";
import { goneByOf } from "../sendout-rules.ts";
import { goesAt, localTime, mediaOf, smsOf } from "../sendout-shape.ts";
import { choosingOf, selectExpression } from "./choose-members.ts";
import { reachedOf, selectLeftOut, selectReached } from "./count-reach.ts";

interface Asking {
  services: Pick<Services, "db" | "config">;
  chain: Chain;
  now: Temporal.Instant;
  /** The account that starts the sendout. */
  starter: number;
}

type Reaching = Pick<
  LockedSendout,
  "id" | "selection_id" | "campaign_id" | "by_sms" | "by_email" | "sms" | "held_out_percent" | "send_at" | "automatic"
>;

/** Returns a batch for reading, where each read sees one snapshot. */
export const looking =
  ({ db }: Pick<Services, "db">, chain: Chain): Batch =>
  (...queries) =>
    db.read(chain.id, () => queries);

/** Selects the context of the counts: the selection's conditions, the club's rules and the SMS account. */
const selectCountedBy = (chain: Chain, selectionId: number | RawBuilder<number | null> | null) =>
  [
    selectExpression(build, selectionId),
    selectRules(build),
    selectSmsAccount(build),
    selectLatestPurchase(build),
    ...selectPackages(build, chain.id),
  ] as const;

type CountedBy = RowsOfEach<ReturnType<typeof selectCountedBy>>;

/**
 * Runs separate reads: the counts need the selection's conditions, and left-out recipients are counted only when
 * credits are short.
 */
async function countBy(
  batch: Batch,
  asking: Asking,
  row: Reaching,
  [[selectionRow], [rules], [account], [bought], ownPackages, allPackages]: CountedBy,
) {
  const { services, chain, now, starter } = asking;
  const sendout = choosingOf(chain, row, selectionRow, now);
  const all = askOfAll(build, sendout.matching);
  const { cap, approval, quiet } = goneByOf(rules);
  const endOf = anySmsEnd(services.config, chain, smsTarget(services.config, chain, sendout) !== null);
  const media = mediaOf(sendout);
  const begin = goesAt({ send_at: row.send_at, asked_at: now, created_at: now });
  const [, [month], ...rows] = await batch(
    all,
    selectSmsMonth(build, creditMonth(chain.timeZone, begin)),
    ...media.map((each) => selectReached(chain, sendout, each, { endOf, cap, now })),
  );
  const counted = media.map((medium, at) => reachedOf(medium, rows[at] ?? []));
  const sms = counted.find(({ medium }) => medium === "SMS");
  const priceOre = creditPrice(bought, packagesFor(chain, ownPackages, allPackages));
  const costOre = sms ? creditsCost(sms.credits, priceOre) : null;
  const price = costOre === null ? null : kronorFromOre(costOre);
  const room = creditRoom(account, month);
  const credits = sms
    ? {
        atMost: sms.credits,
        available: creditsForOwnMessages(room),
        price,
        problem: creditProblem(room, { credits: sms.credits, isOwn: true }),
      }
    : null;
  const countLeftOut = async (available: number) => {
    const [, [leftOutRow]] = await batch(all, selectLeftOut(chain, sendout, endOf, available));
    return leftOutRow?.left_out ?? 0;
  };
  const leftOut = credits?.problem ? await countLeftOut(credits.available) : 0;
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
      return channelRules[each.medium].costsCredits
        ? { ...each, reached: each.reached - leftOut, noCredits: leftOut }
        : { ...each, noCredits: 0 };
    }),
    credits,
    quietUntil: row.automatic === null ? localTime(quietUntil(quiet, begin, chain.timeZone), chain) : null,
    texts: sms ? texts : [],
    needsApproval: needsApproval(reached, limitFor(approval, starter, now)),
  };
}

/** Returns a sendout's reach if started now, and its maximum cost. */
export async function readReach(batch: Batch, asking: Asking, row: Reaching) {
  return countBy(batch, asking, row, await batch(...selectCountedBy(asking.chain, row.selection_id)));
}

/**
 * Returns the reach of an unsaved sendout. Refuses SELECTION_UNKNOWN, and NOT_FOUND at the field of a deleted
 * selection.
 */
export async function countSendoutReach(services: Services, { chain, actor, body, now }: Call<"countSendoutReach">) {
  await services.limits.spend("selectionsPerPerson", `${chain.id} ${actor.accountId}`);
  const { sendoutId, selectionId, campaignId, media, sms, heldOutPercent, sendAt } = body;
  const batch = looking(services, chain);
  const asking = { services, chain, now, starter: actor.accountId };
  const countedBy = await batch(...selectCountedBy(chain, selectionId));
  refuseFields({ selectionId: selectionId === null || countedBy[0][0] ? null : "NOT_FOUND" });
  const typed = {
    id: sendoutId ?? 0,
    selection_id: selectionId,
    campaign_id: campaignId,
    by_sms: media.includes("SMS"),
    by_email: media.includes("EMAIL"),
    sms: sms as unknown as Json,
    held_out_percent: heldOutPercent,
    send_at: sendAt ? momentOf(Temporal.PlainDateTime.from(sendAt), chain.timeZone) : null,
    automatic: null,
  };
  return countBy(batch, asking, typed, countedBy);
}

export async function getSendoutReach(
  services: Services,
  { chain, actor, params: { id }, now }: Call<"getSendoutReach">,
) {
  const batch = looking(services, chain);
  const asking = { services, chain, now, starter: actor.accountId };
  const whose = sql<number | null>`(select selection_id from sendout where chain_id = ${thisChain} and id = ${id})`;
  const [[sendout], ...countedBy] = await batch(
    selectSendouts(build).where("sendout.id", "=", id),
    ...selectCountedBy(chain, whose),
  );
  return sendout ? countBy(batch, asking, sendout, countedBy) : refuse("NOT_FOUND");
}
