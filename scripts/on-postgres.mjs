import { existsSync } from "node:fs";
import { inProject } from "./places.mjs";
import { runNode } from "./run.mjs";
import { setUp } from "./setup.mjs";

// `npm run on-postgres -- 15` runs the API's tests on Debian's PostgreSQL 15. Further arguments select tests, as for
// vitest: `npm run on-postgres -- 15 apps/api/verify`.
const [version = "", ...tests] = process.argv.slice(2);
const folder = `/usr/lib/postgresql/${version}`;
if (!/^\d+$/.test(version) || !existsSync(`${folder}/bin/postgres`)) {
  console.error(
    `No PostgreSQL was found in ${folder}. Pass a version that is installed (apt-get install postgresql-15).`,
  );
  process.exit(2);
}
await setUp({ tools: true });
const vitest = inProject("node_modules", "vitest", "vitest.mjs");
process.exitCode = await runNode([vitest, "run", "--project", "api", ...tests], { env: { TEST_POSTGRES: folder } });
