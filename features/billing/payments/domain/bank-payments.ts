import { decodeText } from "#packages/domain/csv/decode-text.ts";
import { readBankCsv } from "./bank-csv.ts";
import type { ReadBankPayments } from "./bank-file.ts";
import { isBgMax, readBgMax } from "./bgmax.ts";

/** Reads a bank's file of incoming payments: Bankgirot's BgMax or a CSV export of an account. */
export function readBankPayments(bytes: Uint8Array): ReadBankPayments {
  const text = decodeText(bytes).replace(/^\uFEFF/, "");
  if (text.trim() === "") return { ok: false, reason: "EMPTY" };
  return isBgMax(text) ? readBgMax(text) : readBankCsv(text);
}
