import { statSync } from "node:fs";
import { openStore } from "#packages/server/storage/store.ts";
import { readKey } from "../backup/seal.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { type Command, say } from "./command.ts";
import { readWanted, scopeOptions } from "./wanted-scope.ts";
import { withDatabase } from "./with-services.ts";

export const backup: Command = {
  args: ["file"],
  options: { "key-file": { value: "file" }, ...scopeOptions },
  about: "write all data, or one club or company, to an encrypted file; the server may keep running",
  async run(config, [file = ""], options) {
    const keyFile = options["key-file"];
    const target = readWanted(options);
    if (typeof keyFile !== "string" || !target) {
      say("--key-file should be a key file (create one with backup-key). Use at most one of --chain and --company.");
      return 2;
    }
    const { recipient } = await readKey(keyFile);
    const started = performance.now();
    const { manifest, sums } = await withDatabase(config, ({ connectionString }) =>
      writeBackup({ connectionString, store: openStore(config), target, recipient, file }),
    );
    const rows = Object.values(sums.tables).reduce((sum, each) => sum + each.rows, 0);
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(
      `${file}: ${rows} rows of ${manifest.tables.length} tables and ${sums.files} files, as of ${manifest.takenAt}.`,
    );
    say(`${megabytes} MB in ${seconds} s. Test that backups can be restored with: npm run stammis -- drill`);
    return 0;
  },
};
