/** The number of digits in a sign-in code. */
export const signInCodeLength = 6;
/** The minutes for which a code opens a session. */
export const signInCodeMinutes = 10;

/** Returns the code for a random number below a million, with leading zeros. */
export const signInCodeOf = (random: number): string => String(random).padStart(signInCodeLength, "0");

/** Reads a typed or pasted code, with spaces or hyphens; null for anything else. */
export function readSignInCode(text: string): string | null {
  const digits = text.normalize("NFKC").replace(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}
