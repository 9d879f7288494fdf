import { judgeCardCode, readCardCode } from "#features/members/card-codes/domain/card-codes.ts";
import { serverNow } from "#packages/web/session/server-clock.ts";
import type { ScannedCard } from "../visit/visit.ts";

/** Milliseconds in which a scanned code can still be fresh for the server. */
const freshMs = 45_000;

let latest: { number: string; code: string; scannedAt: number } | null = null;

/**
 * The code that was scanned for the member who is being opened. The first request to the server sends this code. Later
 * requests send the number, because the code is old by then.
 */
export const scannedCode = {
  /** Replaces the latest code; null: the member is opened without one. */
  note(number: string, code: string | null): void {
    latest = code === null ? null : { number, code, scannedAt: performance.now() };
  },
  of: (number: string): string | null =>
    latest?.number === number && performance.now() - latest.scannedAt < freshMs ? latest.code : null,
  forget(code: string | null): void {
    if (latest?.code === code) latest = null;
  },
};

/** Returns the card of a scan, with the age of its code by the server's clock; undefined without a code. */
export function scannedCardOf(digits: string | null): ScannedCard | undefined {
  const code = digits === null ? null : readCardCode(digits)?.code;
  return code ? { code: code.digits, isOld: judgeCardCode(code, serverNow()).age !== "FRESH" } : undefined;
}
