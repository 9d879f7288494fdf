import { hash, randomBytes } from "node:crypto";
import type { Sums } from "../backup/manifest.ts";
import { ofAccounts } from "../backup/moved-tables.ts";

/** What is told from one installation to the other by a person: short enough to be typed, long enough not to be guessed. */
const grouped = (code: string) => code.match(/.{5}/g)?.join("-") ?? "";
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const codeOf = (bytes: Uint8Array) => grouped(Array.from(bytes, (byte) => letters[byte % 32]).join(""));
const bytesEach = 25;

/** As it was typed or pasted, with dashes or without. */
export const readCode = (typed: string): string => grouped(typed.toLowerCase().replace(/[^0-9a-z]/g, ""));

/** Opens a company where it has arrived; drawn anew each time it is handed over. */
export const makeRelease = (): string => codeOf(randomBytes(bytesEach));

export const hashRelease = (release: string): string => hash("sha256", `release ${release}`);

/** Who signs in goes on doing so while a company moves, at its other companies. */
const ofPeople = ["account", ...ofAccounts];

/** The rows of a company that nobody changes once it is frozen. */
export const isHeld = (table: string): boolean => !ofPeople.includes(table);

/** Says that somebody has these rows, table by table, of this handing over and no other. */
export function receiptFor(releaseHash: string, tables: Sums["tables"]): string {
  const tableSums = Object.entries(tables)
    .filter(([table]) => isHeld(table))
    .map(([table, { rows, sum }]) => `${table} ${rows} ${sum}`)
    .sort();
  return codeOf(hash("sha256", [releaseHash, ...tableSums].join("\n"), "buffer").subarray(0, bytesEach));
}
