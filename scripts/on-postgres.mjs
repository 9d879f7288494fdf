import { existsSync } from "node:fs";
import { inProject } from "./places.mjs";
import { runNode } from "./run.mjs";
import { setUp } from "./setup.mjs";

// Runs the API's tests on another PostgreSQL. Further arguments select tests, as for vitest.
// `npm run on-postgres -- 15 apps/api/verify`: on Debian's PostgreSQL 15.
// `npm run on-postgres -- postgres://postgres@10.0.0.5/postgres postgres://postgres@10.0.0.6/postgres`: on a Citus
// cluster, its coordinator first, then each worker, by a superuser's address.
const isAddress = (word) => /^postgres(ql)?:\/\//.test(word);

function installed([version = "", ...tests]) {
  const folder = `/usr/lib/postgresql/${version}`;
  const exists = /^\d+$/.test(version) && existsSync(`${folder}/bin/postgres`);
  return exists ? { env: { TEST_POSTGRES: folder }, tests } : null;
}

function cluster(words) {
  const [coordinator, ...workers] = words.filter(isAddress);
  const env = { TEST_DATABASE_URL: coordinator, TEST_WORKERS: workers.join() };
  return workers.length > 0 ? { env, tests: words.filter((word) => !isAddress(word)) } : null;
}

const words = process.argv.slice(2);
const chosen = cluster(words) ?? installed(words);
if (!chosen) {
  console.error(
    "Pass the version of an installed PostgreSQL (apt-get install postgresql-15), or the addresses of a Citus coordinator and its workers.",
  );
  process.exit(2);
}
await setUp({ tools: true });
const vitest = inProject("node_modules", "vitest", "vitest.mjs");
process.exitCode = await runNode([vitest, "run", "--project", "api", ...chosen.tests], { env: chosen.env });
