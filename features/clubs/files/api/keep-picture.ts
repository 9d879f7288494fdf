import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { Refusal } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Picture } from "#packages/server/storage/files.ts";
import { UnreadableImage } from "#packages/server/storage/pictures.ts";
import { writePictureSizesJob } from "./job-kinds.ts";
import { insertStoredFile, updateStoredFile } from "./queries.ts";

/** The longest side of a logo in pixels. */
export const logoSide = 512;

async function readImage({ files }: Services, chain: Chain, bytes: Buffer, side: number): Promise<Picture> {
  try {
    return await files.readImage({ chainId: chain.id, companyId: chain.companyId }, bytes, side);
  } catch (error) {
    if (error instanceof UnreadableImage) throw new Refusal(error.code, { file: error.code });
    throw error;
  }
}

/** Stores a picture within a transaction that will refer to it. */
export async function keepWithin(
  trx: Transaction<DB>,
  { files }: Pick<Services, "files">,
  chainId: number,
  picture: Picture,
  at: Temporal.Instant,
): Promise<string> {
  const { path } = picture;
  await insertStoredFile(trx, { chain_id: chainId, path }, at).execute();
  await files.put(picture);
  await updateStoredFile(trx, { chain_id: chainId, path }, { stored_at: at }).execute();
  await enqueue(trx, writePictureSizesJob, { chainId, path });
  return path;
}

/**
 * Stores an uploaded picture and returns its public path. Registers it before writing the file, so that an unreferenced
 * one is found and removed. Refuses a picture at the field, with the code of the reason.
 */
export async function keepPicture(
  services: Services,
  { chain, realNow }: { chain: Chain; realNow: Temporal.Instant },
  bytes: Buffer,
  side: number,
): Promise<string> {
  const { db, files } = services;
  const picture = await readImage(services, chain, bytes, side);
  const file = { chain_id: chain.id, path: picture.path };
  await db.inChain(chain.id, (trx) => insertStoredFile(trx, file, realNow).execute());
  await files.put(picture);
  await db.inChain(chain.id, async (trx) => {
    await updateStoredFile(trx, file, { stored_at: realNow }).execute();
    await enqueue(trx, writePictureSizesJob, { chainId: chain.id, path: picture.path });
  });
  return picture.path;
}
