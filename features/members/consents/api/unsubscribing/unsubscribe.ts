import type { Channel } from "#packages/domain/people/channels.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { findUnsubscriber, movedUnsubscribeId, type Unsubscriber } from "./find-unsubscriber.ts";
import { writeNo } from "./write-no.ts";

type Asking = Call<"unsubscribeSms" | "unsubscribeEmail">;

/**
 * Records the refusal of the id's member. Returns false when the membership has just been merged, so that the id must
 * be looked up again.
 */
async function noteTheirs(
  services: Services,
  { query, realNow }: Asking,
  unsubscriber: Unsubscriber,
): Promise<boolean> {
  const { memberId } = unsubscriber;
  if (memberId === null) return true;
  const source = query.by === "one-click" ? "ONE_CLICK" : "UNSUBSCRIBED";
  return writeNo(services, { ...unsubscriber, memberId, source, realNow });
}

const patienceMs = 10_000;

/**
 * Forwards a mail program's one-click request to the club's new installation. Refuses UNAVAILABLE on failure, so that
 * the mail program retries.
 */
async function carryOver(link: string): Promise<void> {
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(link, { method: "POST", body, redirect: "error", signal }).catch(() => null);
  if (!answer?.ok) refuse("UNAVAILABLE");
}

/**
 * Ends marketing in one channel for the holder of the link, which needs no session and never expires. A repeated
 * request or a member who has left gets the same response. Also withdraws a consent pending for a new address. Spec §7.
 */
export async function unsubscribe(services: Services, call: Asking, channel: Channel): Promise<void> {
  const elsewhere = call.query.by === "one-click" ? await movedUnsubscribeId(services, call.params.id) : null;
  if (elsewhere) return carryOver(elsewhere);
  const unsubscriber = await findUnsubscriber(services, call);
  if (unsubscriber.channel !== channel) refuse("NOT_FOUND");
  if (await noteTheirs(services, call, unsubscriber)) return;
  // The membership was merged after the lookup, so the refusal is recorded for the remaining member.
  await noteTheirs(services, call, await findUnsubscriber(services, call));
}
