/** Returns the integer typed as "1 000", from `min` to `max`; null when it is invalid. */
export function wholeNumber(typed: string, { min, max }: { min: number; max: number }): number | null {
  const digits = typed.replace(/[\s\u00a0\u202f]/g, "");
  const number = /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
  return number >= min && number <= max ? number : null;
}
