/**
 * Reads a day as banks write it, with the year first or last: "2026-11-23", "20261123", "23.11.2026", "2026-11-23
 * 08:15".
 */
export function readBankDate(text: string): Temporal.PlainDate | null {
  const [day = ""] = text.trim().split(/[ T]/);
  const parts =
    /^(?<year>\d{4})([-/.]?)(?<month>\d{2})\2(?<day>\d{2})$/.exec(day) ??
    /^(?<day>\d{1,2})([-/.])(?<month>\d{1,2})\2(?<year>\d{4})$/.exec(day);
  if (!parts?.groups) return null;
  const { year, month, day: date } = parts.groups;
  try {
    return Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(date) },
      { overflow: "reject" },
    );
  } catch {
    return null;
  }
}

/**
 * Reads a signed amount in öre, as banks write it: "1 249,50", "-12.00", "1.249,50", "+249 kr". Returns null for
 * invalid and for ambiguous amounts: "1,249" may be 1249 or 1.249.
 */
export function readBankAmount(text: string): number | null {
  const bare = text.replace(/[\s'’]|kr\.?$|sek$/giu, "").replace(/^[−–]/, "-");
  const match = /^([+-]?)(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!match) return null;
  const [, sign, kronor = "", ore = ""] = match;
  const amount = Number(kronor.replace(/\D/g, "") + ore.padEnd(2, "0"));
  if (!Number.isSafeInteger(amount)) return null;
  return sign === "-" && amount > 0 ? -amount : amount;
}
