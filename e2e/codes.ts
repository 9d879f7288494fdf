import { generate } from "otplib";
import { ahead } from "./day.ts";

/** What an app on the phone would show so many seconds from now. */
export const codeOf = (secret: string, inSeconds = 0) =>
  generate({ secret, epoch: (Date.now() + ahead) / 1000 + inSeconds });
