import type { Channel } from "#packages/domain/people/channels.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { findUnsubscriber, movedUnsubscribeId, type Unsubscriber } from "./find-unsubscriber.ts";
import { writeNo } from "./write-no.ts";

type Asking = Call<"unsubscribeSms" | "unsubscribeEmail">;

/** Answers false where nobody stands at that membership any more. */
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

/** A mail program's one click goes on to where the club is by now; where that does not answer, it is to try again. */
async function carryOver(link: string): Promise<void> {
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(link, { method: "POST", body, redirect: "error", signal }).catch(() => null);
  if (!answer?.ok) refuse("UNAVAILABLE");
}

/**
 * A no to marketing in one channel, by whoever has the link: it needs no session, and has no end. Who has said so already,
 * or has left, is answered the same. A yes that waits for a new address is taken back with it. Spec §7.
 */
export async function unsubscribe(services: Services, call: Asking, channel: Channel): Promise<void> {
  const elsewhere = call.query.by === "one-click" ? await movedUnsubscribeId(services, call.params.id) : null;
  if (elsewhere) return carryOver(elsewhere);
  const unsubscriber = await findUnsubscriber(services, call);
  if (unsubscriber.channel !== channel) refuse("NOT_FOUND");
  if (await noteTheirs(services, call, unsubscriber)) return;
  // It has become one with another membership since it was found: the no is that one's.
  await noteTheirs(services, call, await findUnsubscriber(services, call));
}
