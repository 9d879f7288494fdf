import { expect, test } from "vitest";
import { createBatcher, type Outcome } from "./batcher.ts";

interface Request {
  subject: number;
  kind?: "refused" | "single" | "poison";
}

/** Creates a batcher whose runs end on the test's command; `runs` lists the subjects of each run in order. */
function makeBatcher({ concurrency = 1, isUnavailable = false } = {}) {
  const runs: number[][] = [];
  const pendingEnds: (() => void)[] = [];
  const outcomeOf = ({ subject, kind }: Request): Outcome<number> => {
    if (kind === "refused") return { ok: false, error: new Error("refused") };
    return kind === "single" ? "RUN_SINGLE" : { ok: true, answer: subject };
  };
  async function run<T>(requests: readonly Request[], answer: () => T): Promise<T> {
    runs.push(requests.map(({ subject }) => subject));
    await new Promise<void>((resolve) => pendingEnds.push(resolve));
    if (requests.some(({ kind }) => kind === "poison")) throw new Error("poison");
    return answer();
  }
  const batcher = createBatcher<Request, number>({
    size: 3,
    concurrency,
    subjectOf: ({ subject }) => subject,
    runBatch: (requests) => run(requests, () => requests.map(outcomeOf)),
    runSingle: (request) => run([request], () => request.subject),
    isWorthRetrying: () => !isUnavailable,
  });
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
  return {
    runs,
    send: (request: Request, key = "a club") => batcher(key, request),
    /** Ends every run, until no request is pending. */
    async endAll(): Promise<void> {
      await nextTurn();
      while (pendingEnds.length > 0) {
        for (const end of pendingEnds.splice(0)) end();
        await nextTurn();
      }
    },
    nextTurn,
  };
}

const statusesOf = (settled: readonly PromiseSettledResult<unknown>[]) => settled.map(({ status }) => status);

test("a batcher collects the requests of one turn in a batch, and later ones while the batch runs, up to the batch size", async () => {
  const { send, runs, nextTurn, endAll } = makeBatcher();
  const first = [send({ subject: 1 }), send({ subject: 2 })];
  await nextTurn();
  const later = [3, 4, 5, 6].map((subject) => send({ subject }));
  await endAll();
  expect(await Promise.all([...first, ...later])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(runs).toEqual([[1, 2], [3, 4, 5], [6]]);
});

test("a subject’s second request waits for the first, unless its key differs", async () => {
  const { send, runs, endAll } = makeBatcher();
  const answers = [
    send({ subject: 1 }),
    send({ subject: 1 }),
    send({ subject: 2 }),
    send({ subject: 1 }, "another club"),
  ];
  await endAll();
  expect(await Promise.all(answers)).toEqual([1, 1, 2, 1]);
  expect(runs).toEqual([[1, 2], [1], [1]]);
});

test("each request of a batch has its own outcome, and one that would delay the batch runs alone", async () => {
  const { send, runs, endAll } = makeBatcher();
  const requests = [send({ subject: 1 }), send({ subject: 2, kind: "refused" }), send({ subject: 3, kind: "single" })];
  const settled = Promise.allSettled(requests);
  await endAll();
  expect(statusesOf(await settled)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(runs).toEqual([[1, 2, 3], [3]]);
});

test("the requests of a failed batch run one by one, so that only the faulty one fails", async () => {
  const { send, runs, endAll } = makeBatcher();
  const settled = Promise.allSettled([
    send({ subject: 1 }),
    send({ subject: 2, kind: "poison" }),
    send({ subject: 3 }),
  ]);
  await endAll();
  expect(statusesOf(await settled)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(runs).toEqual([[1, 2, 3], [1], [2], [3]]);
});

test("a batch that fails because the database is unavailable rejects all its requests, and the next batch runs", async () => {
  const { send, runs, endAll } = makeBatcher({ isUnavailable: true });
  const settled = Promise.allSettled([send({ subject: 1 }), send({ subject: 2, kind: "poison" })]);
  await endAll();
  expect(statusesOf(await settled)).toEqual(["rejected", "rejected"]);
  const next = send({ subject: 1 });
  await endAll();
  expect(await next).toBe(1);
  expect(runs).toEqual([[1, 2], [1]]);
});

test("as many batches of a key run at once as the concurrency allows", async () => {
  const { send, runs, nextTurn, endAll } = makeBatcher({ concurrency: 2 });
  const answers = [send({ subject: 1 })];
  await nextTurn();
  answers.push(send({ subject: 2 }));
  await nextTurn();
  answers.push(send({ subject: 3 }), send({ subject: 4 }));
  await nextTurn();
  expect(runs).toEqual([[1], [2]]);
  await endAll();
  await Promise.all(answers);
  expect(runs).toEqual([[1], [2], [3, 4]]);
});
