import { pathOf } from "#packages/server/storage/picture-keys.ts";
import { openStore, type Store } from "#packages/server/storage/store.ts";
import { type Command, say } from "./command.ts";

interface Copied {
  copied: number;
  /** Files that exist already with the same bytes. */
  present: number;
  /** Files that are not pictures of the product. */
  passedOver: string[];
}

/** Copies every file and reads each copy back. An interrupted copy resumes without copying a file twice. */
export async function copyFiles(from: Store, to: Store): Promise<Copied> {
  const summary: Copied = { copied: 0, present: 0, passedOver: [] };
  for await (const key of from.list()) {
    const bytes = pathOf(key) ? await from.bytes(key) : null;
    if (!bytes) summary.passedOver.push(key);
    else if ((await to.bytes(key))?.equals(bytes)) summary.present += 1;
    else {
      await to.put(key, bytes);
      if (!(await to.bytes(key))?.equals(bytes))
        throw new Error(`The copy of ${key} differs from the original. Copying stopped.`);
      summary.copied += 1;
    }
  }
  return summary;
}

export const copyFilesToBucket: Command = {
  args: [],
  about: "copy uploaded files from the data folder to S3_BUCKET and compare them; run again to resume",
  async run(config) {
    if (config.files.bucket === "") {
      say("S3_BUCKET should be the name of the target bucket.");
      return 1;
    }
    const folder = openStore({ ...config, files: { ...config.files, bucket: "" } });
    const { copied, present, passedOver } = await copyFiles(folder, openStore(config));
    for (const key of passedOver) say(`skipped  ${key}`);
    say(
      `${copied} files copied, ${present} already present. The originals remain in the data folder: run verify, then delete them.`,
    );
    return 0;
  },
};
