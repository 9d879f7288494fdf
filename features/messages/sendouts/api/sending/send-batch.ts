import { inParallel } from "#packages/server/request/in-parallel.ts";
import type { Claim, Claimed } from "./claim-batch.ts";
import type { Outcome } from "./send-to-member.ts";
import type { Settled } from "./settle-batch.ts";

/** E-mails queue in the mailer; SMS are handed over so many at a time. */
const smsAtOnce = 16;
/** After this long, messages without an answer no longer hold the rest of the sendout up. */
const promptMs = 1_000;
/** So few of a batch may be left behind; more without an answer say that the provider itself is slow. */
const leftBehindAtMost = 20;

export interface HandedOver {
  /** What ended while the batch was waited for. */
  prompt: Settled[];
  /** Messages still on their way, each with its outcome to come. */
  late: Promise<Settled>[];
}

/**
 * Hands a batch over and answers when all of it has ended, or after a second when the provider takes messages and only a
 * few of them are still without an answer: mail servers that stay silent hold up their own mail alone.
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
