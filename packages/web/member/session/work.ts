import { solveWork, type Work, type WorkPurpose } from "#packages/domain/people/proof-of-work.ts";
import { subdomain } from "../club/subdomain.ts";
import { call } from "./api.ts";

/** Milliseconds of work before the page gets a turn: half a frame. */
const atATimeMs = 8;

const others = () => new Promise<void>((resolve) => setTimeout(resolve));

async function solved(work: Work): Promise<number[]> {
  const steps = solveWork(work);
  for (;;) {
    const until = performance.now() + atATimeMs;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await others();
  }
}

/** Solves the proof of work for a form that costs the club an SMS. Works without WebCrypto, which plain http lacks. */
export async function proofOfWork(purpose: WorkPurpose) {
  const work = await call("getChallenge", { params: { purpose }, query: { subdomain } });
  return { challenge: work.challenge, solution: await solved(work) };
}
