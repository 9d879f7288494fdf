/** A key of the pad: a digit, the comma, or rub out. */
export type AmountKey = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "," | "back";

/** What the amount reads after a key, as typed with a comma: at most two decimals and nine digits before it. */
export function pressKey(text: string, key: AmountKey): string {
  if (key === "back") return text.slice(0, -1);
  const [whole = "", decimals] = text.split(",");
  if (key === ",") return decimals === undefined ? `${whole || "0"},` : text;
  if (decimals !== undefined) return decimals.length < 2 ? text + key : text;
  if (whole === "0") return key === "0" ? text : key;
  return whole.length < 9 ? text + key : text;
}

/** The key a keyboard's key stands for; a point is a comma too. */
export function keyOf(name: string): AmountKey | undefined {
  if (/^[0-9]$/.test(name)) return name as AmountKey;
  if (name === "," || name === "." || name === "Decimal") return ",";
  return name === "Backspace" ? "back" : undefined;
}

/** The typed text as people read it: thousands parted by a thin space. */
export function grouped(text: string): string {
  const [whole = "", decimals] = text.split(",");
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, "\u202f");
  return decimals === undefined ? parted : `${parted},${decimals}`;
}

/** The typed text as öre, or undefined where nothing has been typed. */
export function toOre(text: string): number | undefined {
  if (text === "") return undefined;
  const [whole = "0", decimals = ""] = text.split(",");
  return Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}
