import { hash, randomBytes } from "node:crypto";
import type { Sums } from "../backup/manifest.ts";
import { ofAccounts } from "../backup/moved-tables.ts";

/** Codes that a person carries between installations: short enough to type, long enough to resist guessing. */
const grouped = (code: string) => code.match(/.{5}/g)?.join("-") ?? "";
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const codeOf = (bytes: Uint8Array) => grouped(Array.from(bytes, (byte) => letters[byte % 32]).join(""));
const bytesEach = 25;

/** Normalises a typed or pasted code, with or without dashes. */
export const readCode = (typed: string): string => grouped(typed.toLowerCase().replace(/[^0-9a-z]/g, ""));

/** Makes the code that opens a company at its new installation; each handover gets a new one. */
export const makeRelease = (): string => codeOf(randomBytes(bytesEach));

export const hashRelease = (release: string): string => hash("sha256", `release ${release}`);

/** Sign-in data keeps changing during a move, because people sign in to their other companies. */
const ofPeople = ["account", ...ofAccounts];

/** Returns whether a table's rows stay unchanged while the company is frozen. */
export const isHeld = (table: string): boolean => !ofPeople.includes(table);

/** Returns the receipt that proves possession of these rows, table by table, for this handover only. */
export function receiptFor(releaseHash: string, tables: Sums["tables"]): string {
  const tableSums = Object.entries(tables)
    .filter(([table]) => isHeld(table))
    .map(([table, { rows, sum }]) => `${table} ${rows} ${sum}`)
    .sort();
  return codeOf(hash("sha256", [releaseHash, ...tableSums].join("\n"), "buffer").subarray(0, bytesEach));
}
