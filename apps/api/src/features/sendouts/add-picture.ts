import { emailWidth } from "@stammis/domain/sendouts/email-blocks";
import type { Call } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { keepPicture } from "../files/keep-picture.ts";

/** Screens show two points for each of a mail: pictures are twice as wide as they are drawn. */
const sharp = 2;

/** Keeps a picture for an e-mail. Like any file, it is removed once nothing names it. */
export async function addSendoutPicture(services: Services, call: Call<"addSendoutPicture">) {
  return { picturePath: await keepPicture(services, call, call.file, sharp * emailWidth) };
}
