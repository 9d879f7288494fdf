import type { Plant } from "./plant.ts";

const till = "apps/api/src/features/till";
const several = `${till}/register-together.ts`;
const queue = "apps/api/src/request/together.ts";

/** Purchases that wait at the same moment and are written together, jobs beside each other, and two who change one thing. */
export const together: Plant[] = [
  {
    story: "a large amount goes with others, without anybody's yes",
    file: several,
    from: "if (!facts.member || isLarge)",
    to: "if (!facts.member)",
    tests: [`${till}/register-together.test.ts`, "apps/api/src/features/large-amounts"],
  },
  {
    story: "of several stored answers each is the first one's",
    file: several,
    from: "answers: kept.map(({ answer }) => JSON.stringify(answer)),",
    to: "answers: kept.map(() => JSON.stringify(first.answer)),",
    tests: [`${till}/register-together.test.ts`],
  },
  {
    story: "who waits with others is given another's answer",
    file: queue,
    from: "const outcome = outcomes[index];",
    to: "const outcome = outcomes[Math.max(0, index - 1)];",
    tests: ["apps/api/src/request/together.test.ts", `${till}/register-together.test.ts`],
  },
  {
    story: "whom a failed round has met is not tried again alone",
    file: queue,
    from: "const isOnes = all.length === 1 || !acts.mayTryAlone(error);",
    to: "const isOnes = all.length > 0 || !acts.mayTryAlone(error);",
    tests: ["apps/api/src/request/together.test.ts"],
  },
  {
    story: "what a job did cannot be written while the database is away, and nobody hears of it",
    file: "apps/api/src/jobs/runner.ts",
    from: "preset: { worker: written },",
    to: "",
    tests: ["apps/api/src/jobs/runner.test.ts"],
  },
  {
    story: "a job whose end could not be written waits four hours for another worker",
    file: "apps/api/src/jobs/signs-of-life.ts",
    from: "await giveBackEnded(client);",
    to: "",
    tests: ["apps/api/src/jobs/runner.test.ts"],
  },
  {
    story: "a worker whose first question was not answered takes no job ever",
    file: "apps/api/src/jobs/runner.ts",
    from: "    onError(error as Error);\n    gaveUp.resolve();",
    to: "    onError(error as Error);",
    tests: ["apps/api/src/jobs/runner.test.ts"],
  },
  {
    story: "a database that is gone without a word is waited for",
    file: "apps/api/src/db/connections/silence.ts",
    from: 'if (isAsked()) stream.destroy(new Error("the database does not answer"));',
    to: "if (isAsked()) stream.setTimeout(silentMs);",
    tests: ["apps/api/src/jobs/runner.test.ts", "apps/api/src/db/connections/plain-pool.test.ts"],
  },
  {
    story: "of two who know staff's former password the last one overwrites the other's new one",
    file: "apps/api/src/features/passwords/change-password.ts",
    from: '.where("password_hash", "=", stored ?? "")',
    to: "",
    tests: ["apps/api/src/features/passwords/change-password.test.ts"],
  },
];
