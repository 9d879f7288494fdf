import type { Services } from "#packages/server/request/services.ts";
import { checkFiles } from "../verify/check-files.ts";
import { type Result, runChecks } from "../verify/run-checks.ts";
import type { CheckedScope } from "../verify/scope.ts";
import { type Command, say } from "./command.ts";
import { findScope, runWanted, scopeOptions } from "./wanted-scope.ts";
import { withServices } from "./with-services.ts";

const shownAtMost = 20;

/** Prints the result of a check, and for violations why they matter. */
export function tell({ name, why, violations }: Result): void {
  say(`${violations.length === 0 ? "ok    " : "BROKEN"}  ${name}`);
  if (violations.length === 0) return;
  say(`        (${why})`);
  for (const violation of violations.slice(0, shownAtMost)) say(`        ${JSON.stringify(violation)}`);
  if (violations.length > shownAtMost) say(`        and ${violations.length - shownAtMost} more`);
}

/** Runs every check of a scope (null: everything) and reports each result, or the broken ones only. */
export async function checkAll(
  services: Services,
  scope: CheckedScope | null,
  {
    from = services.db.platform,
    report = tellBroken,
  }: { from?: Services["db"]["platform"]; report?: typeof tell } = {},
): Promise<{ checks: number; broken: number }> {
  const stored = await runChecks(from, { scope, report });
  const files = await checkFiles(services, scope);
  files.forEach(report);
  const results = [...stored, ...files];
  return { checks: results.length, broken: results.filter(({ violations }) => violations.length > 0).length };
}

function tellBroken(result: Result): void {
  if (result.violations.length > 0) tell(result);
}

/** Prints how many checks hold, and returns the exit status. */
export function sum({ checks, broken }: { checks: number; broken: number }, took = ""): number {
  say(`${checks} checks${took}: ${broken === 0 ? "all passed." : `${broken} failed.`}`);
  return broken === 0 ? 0 : 1;
}

export const verify: Command = {
  args: [],
  options: scopeOptions,
  about: "check the consistency of all stored data, or of one club or company",
  run: (config, _args, options) =>
    runWanted(options, (target) =>
      withServices(config, async (services, { connectionString }) => {
        const started = performance.now();
        const scope = await findScope(connectionString, target);
        const result = await checkAll(services, scope, { from: services.db.replica, report: tell });
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        say();
        return sum(result, ` in ${seconds} s`);
      }),
    ),
};
