import { inProject } from "./places.mjs";
import { runNode } from "./run.mjs";
import { setUp } from "./setup.mjs";

// `npm run on-nodes -- postgres://postgres@10.0.0.5/postgres postgres://postgres@10.0.0.6/postgres` runs the API's tests
// on a Citus cluster: its coordinator, then its workers, each by a superuser's address. Further arguments select tests.
const isAddress = (word) => /^postgres(ql)?:\/\//.test(word);
const words = process.argv.slice(2);
const [coordinator, ...workers] = words.filter(isAddress);
if (!coordinator || workers.length === 0) {
  console.error("Pass the address of a coordinator and of each worker, such as postgres://postgres@10.0.0.5/postgres.");
  process.exit(2);
}
await setUp({ tools: true });
const vitest = inProject("node_modules", "vitest", "vitest.mjs");
const tests = words.filter((word) => !isAddress(word));
process.exitCode = await runNode([vitest, "run", "--project", "api", ...tests], {
  env: { TEST_DATABASE_URL: coordinator, TEST_WORKERS: workers.join() },
});
