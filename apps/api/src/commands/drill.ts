import { rehearse } from "../backup/rehearse.ts";
import { checkFiles } from "../verify/check-files.ts";
import { runChecks } from "../verify/run-checks.ts";
import { type Command, say } from "./command.ts";
import { tell } from "./verify.ts";
import { withDatabase, withServicesOn } from "./with-services.ts";

export const drill: Command = {
  args: [],
  about: "back up, restore beside it, verify, compare, throw away: whether a backup is one",
  run: (config) =>
    withDatabase(config, (database) => {
      const started = performance.now();
      return rehearse(config, database, async ({ written, restored, bytes, config: there, logins }) => {
        const results = await withServicesOn(there, logins, async (services) => [
          ...(await runChecks(services.db.platform)),
          ...(await checkFiles(services)),
        ]);
        const broken = results.filter(({ violations }) => violations.length > 0);
        broken.forEach(tell);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        const tables = Object.keys(written.sums.tables).length;
        say(`${(bytes / 1e6).toFixed(1)} MB written and restored in ${seconds} s.`);
        say(`${restored.rows} rows of ${tables} tables and ${restored.files} files are the same, table by table.`);
        say(`${results.length} checks: ${broken.length === 0 ? "all hold." : `${broken.length} broken.`}`);
        return broken.length === 0 ? 0 : 1;
      });
    }),
};
