import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { cardCodeAt, cardCodeText, cardStepAt } from "#features/members/card-codes/domain/card-codes.ts";
import { ahead } from "./day.ts";

interface Holder {
  number: string;
  asker: { token: string };
}

/** The 24 digits that a member's phone shows, or showed so many seconds ago. */
export function cardCodeOf({ number, asker }: Holder, secondsAgo = 0): string {
  const step = cardStepAt(Date.now() + ahead - secondsAgo * 1000);
  const key = createHash("sha256").update(asker.token).digest();
  return cardCodeAt(number, createHmac("sha256", key).update(cardCodeText(number, step)).digest(), step);
}

/** Reads the QR that the page shows, as a scanner does; empty where it reads none. */
export async function readCode(page: Page, label: string): Promise<string> {
  const wasmBinary = readFileSync(fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
  prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer } });
  const picture = await page.getByRole("img", { name: label }).screenshot({ animations: "disabled" });
  const [code] = await readBarcodes(picture, { formats: ["QRCode"], maxNumberOfSymbols: 1 });
  return code?.text ?? "";
}
