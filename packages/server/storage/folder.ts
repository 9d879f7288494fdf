import { randomUUID } from "node:crypto";
import { glob, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

const ending = ".part";

/** Whether a key is a file in progress or left by a killed writer: such files are not read or listed. */
export const isPart = (key: string) => key.endsWith(ending);

/**
 * Stores files in a folder. Writes to a temporary name and then renames, so that readers see either no file or the
 * complete one.
 */
class WholeFiles extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: "public" });
    this.#folder = folder;
  }

  override async put(key: string, bytes: string | Uint8Array): Promise<void> {
    const place = join(this.#folder, key);
    const part = `${place}.${randomUUID()}${ending}`;
    await mkdir(dirname(place), { recursive: true });
    try {
      await writeFile(part, bytes, { flush: true });
      await rename(part, place);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }
}

/** Removes partial files that have not changed since a moment: their writer was killed. */
export async function removeParts(folder: string, before: Temporal.Instant): Promise<void> {
  for await (const key of glob(`**/*${ending}`, { cwd: folder })) {
    const part = join(folder, key);
    const written = await stat(part).catch(() => null);
    if (written && written.mtimeMs < before.epochMilliseconds) await rm(part, { force: true });
  }
}

/** Opens the storage in a folder of this machine. */
export const openFolder = (folder: string): Disk => new Disk(new WholeFiles(folder));
