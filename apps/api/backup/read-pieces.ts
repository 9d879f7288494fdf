import { open } from "node:fs/promises";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { type Manifest, manifestName } from "./manifest.ts";
import { unseal } from "./seal.ts";
import { type Piece, unpackTar } from "./tar.ts";

export interface Opened {
  manifest: Manifest;
  /** The pieces of the backup: the rows of each table in turn, then files, then the sums. */
  pieces: AsyncGenerator<Piece>;
}

/** @throws StartError when the file cannot be read. */
export async function openFile(file: string): Promise<AsyncIterable<Uint8Array>> {
  const opened = await open(file).catch((error: Error) => {
    throw new StartError(`The backup ${file} cannot be read (${error.message}).`);
  });
  return opened.createReadStream();
}

/** The error for a backup whose bytes were changed or cut off. */
export const damaged = (what: string) =>
  new StartError(`The backup is damaged or incomplete (${what}). Nothing was restored. Use another copy of the file.`);

/** Passes the pieces on. Turns a read error into one sentence about a damaged file. */
async function* readSoundly(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof StartError ? error : damaged((error as Error).message);
  }
}

/** Opens a backup and reads its manifest. @throws StartError when the file is damaged or is no backup. */
export async function openBackup(sealed: AsyncIterable<Uint8Array>, secret: string): Promise<Opened> {
  const pieces = readSoundly(unpackTar(await unseal(sealed, secret)));
  const first = await pieces.next();
  const manifest = first.value?.name === manifestName ? (JSON.parse(first.value.bytes.toString()) as Manifest) : null;
  if (manifest?.format !== 1) throw new StartError("The file is not a backup that this version of Stammis can read.");
  return { manifest, pieces };
}
