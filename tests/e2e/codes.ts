import { generate } from "otplib";
import { ahead } from "./day.ts";

/** Returns the authenticator code for this many seconds from now. */
export const codeOf = (secret: string, inSeconds = 0) =>
  generate({ secret, epoch: (Date.now() + ahead) / 1000 + inSeconds });

/** Returns a code that no authenticator app shows from half a minute ago until two minutes from now. */
export async function wrongCodeOf(secret: string): Promise<string> {
  const right = await Promise.all([-30, 0, 30, 60, 90, 120].map((seconds) => codeOf(secret, seconds)));
  const wrong = ["000000", "111111", "222222", "333333", "444444", "555555", "666666"];
  return wrong.find((code) => !right.includes(code)) ?? "";
}
