import { setImmediate } from "node:timers/promises";
import { solveWork, type WorkPurpose } from "#packages/domain/people/proof-of-work.ts";
import type { TestApi } from "../harness.ts";

/** What a browser sends with a form that costs a club an SMS: a challenge fetched and solved. */
export async function workFor(api: TestApi, purpose: WorkPurpose, subdomain: string) {
  const work = await api.call("getChallenge", { params: { purpose }, query: { subdomain } });
  const steps = solveWork(work);
  for (;;) {
    const step = steps.next();
    if (step.done) return { challenge: work.challenge, solution: step.value };
    // The server lives in this process: one that hears nothing for seconds answers that it is busy.
    await setImmediate();
  }
}
