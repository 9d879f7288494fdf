import { setImmediate } from "node:timers/promises";
import { solveWork, type WorkPurpose } from "#packages/domain/people/proof-of-work.ts";
import type { TestApi } from "../harness.ts";

/** Solves the proof of work that a browser sends with a form that costs a club an SMS. */
export async function workFor(api: TestApi, purpose: WorkPurpose, subdomain: string) {
  const work = await api.call("getChallenge", { params: { purpose }, query: { subdomain } });
  const steps = solveWork(work);
  for (;;) {
    const step = steps.next();
    if (step.done) return { challenge: work.challenge, solution: step.value };
    // The server runs in this process, and would report itself as busy after seconds without a turn.
    await setImmediate();
  }
}
