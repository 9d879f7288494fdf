import type { Plant } from "./plant.ts";

const several = "features/till/register/api/register-together.ts";
const queue = "packages/server/request/together.ts";

/** Purchases that wait at the same moment and are written together, jobs beside each other, and two who change one thing. */
export const together: Plant[] = [
  {
    story: "a large amount goes with others, without anybody's yes",
    file: several,
    from: "if (!facts.member || isLarge)",
    to: "if (!facts.member)",
    tests: ["features/till/register/api/register-together.test.ts", "features/till/approvals/api/large-amounts"],
  },
  {
    story: "of several stored answers each is the first one's",
    file: several,
    from: "answers: kept.map(({ answer }) => JSON.stringify(answer)),",
    to: "answers: kept.map(() => JSON.stringify(first.answer)),",
    tests: ["features/till/register/api/register-together.test.ts"],
  },
  {
    story: "who waits with others is given another's answer",
    file: queue,
    from: "const outcome = outcomes[index];",
    to: "const outcome = outcomes[Math.max(0, index - 1)];",
    tests: ["packages/server/request/together.test.ts", "features/till/register/api/register-together.test.ts"],
  },
  {
    story: "whom a failed round has met is not tried again alone",
    file: queue,
    from: "const isOnes = all.length === 1 || !acts.mayTryAlone(error);",
    to: "const isOnes = all.length > 0 || !acts.mayTryAlone(error);",
    tests: ["packages/server/request/together.test.ts"],
  },
  {
    story: "what a job did cannot be written while the database is away, and nobody hears of it",
    file: "packages/server/jobs/runner.ts",
    from: "preset: { worker: written },",
    to: "",
    tests: ["packages/server/jobs/runner.test.ts"],
  },
  {
    story: "a job whose end could not be written waits four hours for another worker",
    file: "packages/server/jobs/signs-of-life.ts",
    from: "await giveBackEnded(client);",
    to: "",
    tests: ["packages/server/jobs/runner.test.ts"],
  },
  {
    story: "a worker whose first question was not answered takes no job ever",
    file: "packages/server/jobs/runner.ts",
    from: "    onError(error as Error);\n    gaveUp.resolve();",
    to: "    onError(error as Error);",
    tests: ["packages/server/jobs/runner.test.ts"],
  },
  {
    story: "a database that is gone without a word is waited for",
    file: "packages/server/db/connections/silence.ts",
    from: 'if (isAsked()) stream.destroy(new Error("the database does not answer"));',
    to: "if (isAsked()) stream.setTimeout(silentMs);",
    tests: ["packages/server/jobs/runner.test.ts", "packages/server/db/connections/plain-pool.test.ts"],
  },
  {
    story: "of two who know staff's former password the last one overwrites the other's new one",
    file: "features/access/passwords/api/change-password.ts",
    from: '.where("password_hash", "=", stored ?? "")',
    to: "",
    tests: ["features/access/passwords/api/change-password.test.ts"],
  },
];
