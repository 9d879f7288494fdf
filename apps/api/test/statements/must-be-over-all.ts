import { fileURLToPath } from "node:url";
import { tenantTables } from "../../src/db/tenant-tables.ts";
import { overAllChains } from "./over-all-chains.ts";
import { tablesOverAll } from "./unnamed-tables.ts";

const tenants: ReadonlySet<string> = new Set(tenantTables);
const read = new Map<string, string[]>();

const api = fileURLToPath(new URL("../../", import.meta.url));
/** What carries statements of others: whoever hands them over is who sends them. */
const carriers = /^(src\/db\/|src\/jobs\/count-removals\.ts|test\/statements\/)/;

/** The file that sends the statement that is being sent, from the API's folder on: a file of the product's, or a test. */
function sender(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  const { stack = "" } = new Error("who sends this");
  Error.stackTraceLimit = stackTraceLimit;
  const files = [...stack.matchAll(/(?:file:\/\/)?([^\s()]+?\.ts):\d+:\d+/g)].map(([, file = ""]) => file);
  const own = files.filter((file) => file.startsWith(api)).map((file) => file.slice(api.length));
  return own.find((file) => !carriers.test(file)) ?? "nobody";
}

/** Throws for a statement of the platform's about a tenant's table that names no chain, unless its sender is listed with it. */
export function mustBeOverAll(statement: string, sentBy?: string): void {
  const tables = read.get(statement) ?? tablesOverAll(statement, tenants);
  read.set(statement, tables);
  if (tables.length === 0) return;
  const site = sentBy ?? sender();
  if (site.startsWith("test/") || site.endsWith(".test.ts")) return;
  const listed = overAllChains[site] ?? [];
  const unlisted = tables.filter((table) => !listed.includes(table));
  if (unlisted.length === 0) return;
  const wrong = `${site} reads ${unlisted.join(", ")} over all chains: name the chain, or the file in over-all-chains.ts. In: ${statement}`;
  // A request that sent it answers 500 and no more.
  console.error(wrong);
  throw new Error(wrong);
}
