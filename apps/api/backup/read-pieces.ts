import { open } from "node:fs/promises";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { type Manifest, manifestName } from "./manifest.ts";
import { unseal } from "./seal.ts";
import { type Piece, unpackTar } from "./tar.ts";

export interface Opened {
  manifest: Manifest;
  /** Rows of each table in turn, files, and the sums at last. */
  pieces: AsyncGenerator<Piece>;
}

/** @throws StartError where there is no such file. */
export async function openFile(file: string): Promise<AsyncIterable<Uint8Array>> {
  const opened = await open(file).catch((error: Error) => {
    throw new StartError(`The backup ${file} cannot be read (${error.message}).`);
  });
  return opened.createReadStream();
}

/** What is thrown where a backup's bytes are not those that were written. */
export const damaged = (what: string) =>
  new StartError(`The backup is damaged or incomplete (${what}). Nothing was restored. Use another copy of the file.`);

/** The same pieces. An error while they are read means a damaged file, and is reported in a sentence. */
async function* readSoundly(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof StartError ? error : damaged((error as Error).message);
  }
}

/** Opens a backup as far as to know what it is. @throws StartError where it is none, or damaged. */
export async function openBackup(sealed: AsyncIterable<Uint8Array>, secret: string): Promise<Opened> {
  const pieces = readSoundly(unpackTar(await unseal(sealed, secret)));
  const first = await pieces.next();
  const manifest = first.value?.name === manifestName ? (JSON.parse(first.value.bytes.toString()) as Manifest) : null;
  if (manifest?.format !== 1) throw new StartError("The file is not a backup that this version of Stammis can read.");
  return { manifest, pieces };
}
