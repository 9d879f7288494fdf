import { cardCodeAt, cardCodeText } from "../domain/card-codes.ts";

/** Whether the browser can sign codes: old browsers and pages without https cannot. */
export const canMakeCodes = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Returns the code of a member at a step. The key is the SHA-256 of the session's token, which the server stores. */
export async function makeCode(token: string, number: string, step: number): Promise<string> {
  const { subtle } = crypto;
  const text = new TextEncoder();
  const hash = { name: "HMAC", hash: "SHA-256" };
  const key = await subtle.importKey("raw", await subtle.digest("SHA-256", text.encode(token)), hash, false, ["sign"]);
  const mac = await subtle.sign("HMAC", key, text.encode(cardCodeText(number, step)));
  return cardCodeAt(number, new Uint8Array(mac), step);
}
