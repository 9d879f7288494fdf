import { keepPicture } from "#features/clubs/files/api/keep-picture.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { emailWidth } from "../domain/email-blocks.ts";

/** Screens show two points for each of a mail: pictures are twice as wide as they are drawn. */
const sharp = 2;

/** Keeps a picture for an e-mail. Like any file, it is removed once nothing names it. */
export async function addSendoutPicture(services: Services, call: Call<"addSendoutPicture">) {
  return { picturePath: await keepPicture(services, call, call.file, sharp * emailWidth) };
}
