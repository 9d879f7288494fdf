/** Hand scanners type a code in one breath and end it with Enter; people do not. Milliseconds between two keys. */
const longestGap = 120;
const fewestDigits = 8;

/** Digits that came in one breath, and when the last did (milliseconds). */
export interface Burst {
  digits: string;
  at: number;
}

export const noBurst: Burst = { digits: "", at: 0 };

const isPrompt = (burst: Burst, at: number) => burst.digits !== "" && at - burst.at <= longestGap;

/** Whether a key begins a new breath. */
export function beginsBurst(burst: Burst, at: number): boolean {
  return !isPrompt(burst, at);
}

/** The burst after a key; anything but a digit ends it. */
export function withKey(burst: Burst, key: string, at: number): Burst {
  if (!/^\d$/.test(key)) return noBurst;
  return { digits: isPrompt(burst, at) ? burst.digits + key : key, at };
}

/** The code a scanner has just typed when Enter comes; null when a person typed. */
export function scannedCode(burst: Burst, at: number): string | null {
  return isPrompt(burst, at) && burst.digits.length >= fewestDigits ? burst.digits : null;
}
