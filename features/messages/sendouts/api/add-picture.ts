import { keepPicture } from "#features/clubs/files/api/keep-picture.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { emailWidth } from "../domain/email-blocks.ts";

/** Screens show up to two pixels per point, so pictures are stored twice as wide as drawn. */
const sharp = 2;

/** Stores a picture for an e-mail. Like any file, it is deleted once nothing refers to it. */
export async function addSendoutPicture(services: Services, call: Call<"addSendoutPicture">) {
  return { picturePath: await keepPicture(services, call, call.file, sharp * emailWidth) };
}
