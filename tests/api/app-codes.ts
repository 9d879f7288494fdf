import { generate } from "otplib";

/** Returns the code an authenticator app shows at a moment. */
export const codeAt = (secret: string, at: Temporal.Instant) =>
  generate({ secret, epoch: at.epochMilliseconds / 1000 });

const nobodys = ["000000", "111111", "222222", "333333"];

/** Returns a code that no app shows at a moment, or within half a minute of it. */
export async function wrongCode(secret: string, at: Temporal.Instant, codes = nobodys): Promise<string> {
  const right = await Promise.all([-30, 0, 30].map((seconds) => codeAt(secret, at.add({ seconds }))));
  const wrong = codes.find((code) => !right.includes(code));
  if (!wrong) throw new Error("every code is valid");
  return wrong;
}
