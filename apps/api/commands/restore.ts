import { settleUnsent } from "#features/messages/letters/api/settle-unsent.ts";
import { openStore } from "#packages/server/storage/store.ts";
import { openFile } from "../backup/read-pieces.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { readKey } from "../backup/seal.ts";
import { clearUnverified } from "../backup/unverified.ts";
import { type Command, say } from "./command.ts";
import { checkAll, sum } from "./verify.ts";
import { makeDatabase, withDatabase, withServicesOn } from "./with-services.ts";

export const restore: Command = {
  args: ["file"],
  options: { "key-file": { value: "file" }, replace: {}, "accept-broken": {} },
  about: "put a backup back: a whole one into an empty database, a part where it is from",
  async run(config, [file = ""], { "key-file": keyFile, replace = false, "accept-broken": acceptBroken = false }) {
    const { secret } = typeof keyFile === "string" ? await readKey(keyFile) : {};
    if (!secret) {
      say("--key-file should name the key's file, with its secret half.");
      return 2;
    }
    const sealed = await openFile(file);
    await makeDatabase(config);
    return withDatabase(config, async ({ connectionString, logins }) => {
      const restored = await restoreBackup({
        connectionString,
        store: openStore(config),
        sealed,
        secret,
        replace: replace === true,
      });
      const { manifest, isResumed, rows, files, held } = restored;
      const isWhole = manifest.scope.kind === "everything";
      say(
        isResumed
          ? `The rows of ${manifest.takenAt} were there already, from a restore that was broken off: it goes on.`
          : `${rows} rows and ${files} files are as they were at ${manifest.takenAt}; each table was read again.`,
      );
      return withServicesOn(config, logins, async (services) => {
        const ids = manifest.scope.kind === "everything" ? null : manifest.scope.chains.map(({ id }) => id);
        const unsent = await settleUnsent(services, ids);
        const result = await checkAll(services, manifest.scope.kind === "everything" ? null : manifest.scope);
        say(`${held.length} sendouts wait for a person; ${unsent} messages that waited are not sent any more.`);
        const status = sum(result);
        if (isWhole && (status === 0 || acceptBroken)) await clearUnverified(connectionString);
        else if (isWhole) say("It serves nobody like that; --accept-broken lets it serve as it is.");
        return status;
      });
    });
  },
};
