import { checkFiles } from "../verify/check-files.ts";
import { type Result, runChecks } from "../verify/run-checks.ts";
import { type Command, say } from "./command.ts";
import { withServices } from "./with-services.ts";

const shownAtMost = 20;

/** Says a check that does not hold, and with it why it matters. */
export function tell({ name, why, violations }: Result): void {
  say(`${violations.length === 0 ? "ok    " : "BROKEN"}  ${name}`);
  if (violations.length === 0) return;
  say(`        (${why})`);
  for (const violation of violations.slice(0, shownAtMost)) say(`        ${JSON.stringify(violation)}`);
  if (violations.length > shownAtMost) say(`        and ${violations.length - shownAtMost} more`);
}

export const verify: Command = {
  args: [],
  about: "prove that what is stored holds: points, statistics, credits, consents; also beside a running server",
  run: (config) =>
    withServices(config, async (services) => {
      const started = performance.now();
      const stored = await runChecks(services.db.replica, tell);
      const files = await checkFiles(services);
      files.forEach(tell);
      const results = [...stored, ...files];
      const broken = results.filter(({ violations }) => violations.length > 0);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say();
      say(
        `${results.length} checks in ${seconds} s: ${broken.length === 0 ? "all hold." : `${broken.length} broken.`}`,
      );
      return broken.length === 0 ? 0 : 1;
    }),
};
