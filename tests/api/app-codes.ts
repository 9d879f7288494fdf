import { generate } from "otplib";

/** What an authenticator app shows at a moment. */
export const codeAt = (secret: string, at: Temporal.Instant) =>
  generate({ secret, epoch: at.epochMilliseconds / 1000 });

const nobodys = ["000000", "111111", "222222", "333333"];

/** Of some codes one that no app shows at a moment, nor half a minute to either side of it. */
export async function wrongCode(secret: string, at: Temporal.Instant, codes = nobodys): Promise<string> {
  const right = await Promise.all([-30, 0, 30].map((seconds) => codeAt(secret, at.add({ seconds }))));
  const wrong = codes.find((code) => !right.includes(code));
  if (!wrong) throw new Error("every code is valid");
  return wrong;
}
