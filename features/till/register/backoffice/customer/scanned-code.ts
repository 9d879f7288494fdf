let latest: { number: string; code: string } | null = null;

/**
 * The code that was scanned for the member who is being opened. The first request to the server sends this code. Later
 * requests send the number, because the code is old by then.
 */
export const scannedCode = {
  /** Replaces the latest code; null: the member is opened without one. */
  note(number: string, code: string | null): void {
    latest = code === null ? null : { number, code };
  },
  of: (number: string): string | null => (latest?.number === number ? latest.code : null),
  forget(code: string | null): void {
    if (latest?.code === code) latest = null;
  },
};
