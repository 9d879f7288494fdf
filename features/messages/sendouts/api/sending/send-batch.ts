import { inParallel } from "#packages/server/request/in-parallel.ts";
import type { Claim, Claimed } from "./claim-batch.ts";
import type { Outcome } from "./send-to-member.ts";
import type { Settled } from "./settle-batch.ts";

/** The number of SMS sent concurrently; e-mails queue in the mailer. */
const smsAtOnce = 16;
/** After this time, messages without an answer no longer delay the rest of the sendout. */
const promptMs = 1_000;
/** The maximum number of a batch's messages to leave behind; more without an answer mean a slow provider. */
const leftBehindAtMost = 20;

export interface HandedOver {
  /** Messages that ended while the batch was awaited. */
  prompt: Settled[];
  /** Messages without an answer, each with its future outcome. */
  late: Promise<Settled>[];
}

/**
 * Sends a batch and returns when all messages have ended. Returns after a second when the provider accepts messages and
 * only a few lack an answer. Silent mail servers then delay only their own mail.
 */
export async function sendBatch(
  { rows }: Pick<Claim, "rows">,
  send: (to: Claimed) => Promise<Outcome>,
): Promise<HandedOver> {
  const settlements = rows.map(() => Promise.withResolvers<Settled>());
  const ended = new Map<number, Settled>();
  const enough = Promise.withResolvers<void>();
  let isPromptOver = false;
  function look(): void {
    const remaining = rows.length - ended.size;
    if (remaining === 0) enough.resolve();
    else if (isPromptOver && remaining <= leftBehindAtMost) {
      if ([...ended.values()].some(({ outcome }) => outcome.state === "SENT")) enough.resolve();
    }
  }
  const timer = setTimeout(() => {
    isPromptOver = true;
    look();
  }, promptMs);
  const places = rows.map((to, at) => ({ to, at }));
  const atOnce = { EMAIL: rows.length, SMS: smsAtOnce }[rows[0]?.medium ?? "SMS"];
  const all = inParallel(places, atOnce, async ({ to, at }) => {
    const settled = { to, outcome: await send(to) };
    ended.set(at, settled);
    settlements[at]?.resolve(settled);
    look();
  });
  all.catch((error: unknown) => {
    for (const { reject } of settlements) reject(error);
  });
  for (const { promise } of settlements) promise.catch(() => {});
  try {
    await Promise.race([all, enough.promise]);
  } finally {
    clearTimeout(timer);
  }
  return {
    prompt: [...ended.values()],
    late: settlements.flatMap(({ promise }, at) => (ended.has(at) ? [] : [promise])),
  };
}
