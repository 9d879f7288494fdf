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
  about: "restore a backup: a full one into an empty database, a club or company into its own installation",
  async run(config, [file = ""], { "key-file": keyFile, replace = false, "accept-broken": acceptBroken = false }) {
    const { secret } = typeof keyFile === "string" ? await readKey(keyFile) : {};
    if (!secret) {
      say("--key-file should be the key file that contains the secret key.");
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
      const { manifest, isResumed, rows, files, heldSendouts } = restored;
      const isWhole = manifest.scope.kind === "everything";
      say(
        isResumed
          ? `The backup of ${manifest.takenAt} was already restored by an interrupted run, which continues.`
          : `${rows} rows and ${files} files were restored as of ${manifest.takenAt} and compared with the backup.`,
      );
      return withServicesOn(config, logins, async (services) => {
        const ids = manifest.scope.kind === "everything" ? null : manifest.scope.chains.map(({ id }) => id);
        const unsent = await settleUnsent(services, ids);
        const result = await checkAll(services, manifest.scope.kind === "everything" ? null : manifest.scope);
        say(
          `${heldSendouts.length} sendouts are paused until a person continues them; ${unsent} pending messages were cancelled.`,
        );
        const status = sum(result);
        if (isWhole && (status === 0 || acceptBroken)) await clearUnverified(connectionString);
        else if (isWhole)
          say("The server does not start with this database. To accept it as it is, use --accept-broken.");
        return status;
      });
    });
  },
};
