import { checkCompanyNumber } from "#features/platform/companies/domain/company-number.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { readScope, type Wanted } from "../backup/write-backup.ts";
import type { CheckedScope } from "../verify/scope.ts";
import { type Options, say } from "./command.ts";

export const scopeOptions = { chain: { value: "subdomain" }, company: { value: "number" } } as const;
const oneScope = "Use at most one of --chain=<subdomain> and --company=<number>.";

/** Returns the company number as it is stored. Keeps the digits of an invalid number, so that the error names it. */
function readCompanyNumber(typed: string): string {
  const checked = checkCompanyNumber(typed);
  return checked.ok ? checked.companyNumber : typed.replace(/\D/g, "");
}

/** Returns the scope named by `--chain=` or `--company=`; null when both are given. */
export function readWanted({ chain, company }: Options): Wanted | null {
  if (typeof chain === "string") return company === undefined ? { kind: "chain", subdomain: chain } : null;
  if (typeof company === "string") return { kind: "company", number: readCompanyNumber(company) };
  return { kind: "everything" };
}

/** Runs `act` for the requested scope. Prints an error and returns 2 when both options are given. */
export async function runWanted(options: Options, act: (wanted: Wanted) => Promise<number>): Promise<number> {
  const target = readWanted(options);
  if (target) return act(target);
  say(oneScope);
  return 2;
}

/** Returns the clubs of the scope; null for everything. @throws StartError when none match. */
export function findScope(connectionString: string, target: Wanted): Promise<CheckedScope | null> {
  return withClient(connectionString, async (client) => {
    const scope = await readScope(client, target);
    return scope.kind === "everything" ? null : scope;
  });
}
