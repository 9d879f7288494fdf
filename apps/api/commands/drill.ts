import { rehearse } from "../backup/rehearse.ts";
import { type Command, say } from "./command.ts";
import { checkAll, sum } from "./verify.ts";
import { runWanted, scopeOptions } from "./wanted-scope.ts";
import { withDatabase, withServicesOn } from "./with-services.ts";

export const drill: Command = {
  args: [],
  options: scopeOptions,
  about: "test backups: back up, restore into a temporary database, verify and compare",
  run: (config, _args, options) =>
    runWanted(options, (target) =>
      withDatabase(config, (database) => {
        const started = performance.now();
        return rehearse(config, database, target, async ({ written, restored, bytes, config: there, logins }) => {
          const { scope } = restored.manifest;
          const result = await withServicesOn(there, logins, (services) =>
            checkAll(services, scope.kind === "everything" ? null : scope),
          );
          const seconds = ((performance.now() - started) / 1000).toFixed(1);
          const tables = Object.keys(written.sums.tables).length;
          say(`${(bytes / 1e6).toFixed(1)} MB written and restored in ${seconds} s.`);
          say(`${restored.rows} rows of ${tables} tables and ${restored.files} files are identical to the originals.`);
          return sum(result);
        });
      }),
    ),
};
