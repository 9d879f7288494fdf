import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import type { ApiFeature } from "#packages/server/feature.ts";
import { root } from "../../scripts/files.ts";

type Declared = Readonly<Record<string, readonly string[]>>;

/** Tables that the server itself, the demo and `verify` read over several chains. */
const ofPrograms: Declared = {
  "packages/server/http/work-metrics.ts": ["report_count", "sendout", "sendout_count"],
  "packages/server/jobs/schedule.ts": ["stored_answer"],
  "apps/api/demo/disable-demo.ts": [
    ...["member", "member_device", "member_session", "member_token", "sendout", "staff_pin", "till_device"],
  ],
  "apps/api/verify/check-files.ts": ["stored_file"],
  "apps/api/verify/run-checks.ts": tenantTables,
};

/** Returns a noun's declarations, by the files' paths in the project. */
async function ofNoun(file: string): Promise<Declared> {
  const [feature] = Object.values<ApiFeature>(await import(join(root, file)));
  const entries = Object.entries(feature?.overAllChains ?? {});
  return Object.fromEntries(entries.map(([name, tables]) => [join(dirname(file), name), tables]));
}

const ofNouns = await Promise.all(globSync("features/*/*/api/feature.ts", { cwd: root }).map(ofNoun));

/**
 * Files that send statements over several chains as the platform's role, with the tables these name without a chain.
 */
export const overAllChains: Declared = Object.assign({}, ofPrograms, ...ofNouns);
