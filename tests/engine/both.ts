import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { Refused } from "../api/harness.ts";
import type { ClubEvent } from "./club-events.ts";
import { type ClubLife, passTime } from "./club-life.ts";
import type { Look } from "./club-look.ts";
import { type ClubWorld, enterTime } from "./club-world.ts";
import { No } from "./visit-life.ts";

/** One history, run by the rules and by the product in parallel. */
export interface Both {
  life: ClubLife;
  world: ClubWorld;
  seen: Look;
  counts: Map<string, number>;
}

/** Moves both sides to a moment. */
export function wait({ life, world }: Both, until: Temporal.Instant): Promise<void> {
  passTime(life, until);
  return enterTime(world, until);
}

export function agree(what: string, real: unknown, expected: unknown): void {
  if (isDeepStrictEqual(real, expected)) return;
  throw new Error(`${what}: the product ${JSON.stringify(real)}, the rules ${JSON.stringify(expected)}`);
}

/** Returns the result of the rules, or the code of their refusal. */
function outcomeOf<T>(act: () => T): { ok: T } | { no: string } {
  try {
    return { ok: act() };
  } catch (error) {
    if (error instanceof No) return { no: error.message };
    throw error;
  }
}

async function runSafely<T>(act: () => Promise<T>): Promise<{ ok: T } | { no: string }> {
  try {
    return { ok: await act() };
  } catch (error) {
    if (error instanceof Refused) return { no: error.problem.code };
    throw error;
  }
}

/**
 * Performs an act on both sides, which must both succeed or refuse with the same code. Then the product may get a retry
 * with its key.
 */
export async function both<L, R>(
  sides: Both,
  event: ClubEvent,
  lived: () => L,
  real: (key: string) => Promise<R>,
): Promise<{ lived: L; real: R } | null> {
  const key = randomUUID();
  const answer = await runSafely(() => real(key));
  const rule = outcomeOf(lived);
  const count = "no" in rule ? rule.no : event.kind;
  sides.counts.set(count, (sides.counts.get(count) ?? 0) + 1);
  if ("no" in answer || "no" in rule) {
    agree(event.kind, "no" in answer ? answer.no : "done", "no" in rule ? rule.no : "done");
    return null;
  }
  if ("again" in event && event.again) agree("the same key again", await real(key), answer.ok);
  return { lived: rule.ok, real: answer.ok };
}
