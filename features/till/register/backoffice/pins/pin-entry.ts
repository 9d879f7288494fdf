import { pinMax } from "#features/till/devices/domain/pin.ts";

/** What stands in the pad after a key: a digit, "back" or "clear". More digits than a code has are no code: a scanner's. */
export function withKey(typed: string, key: string): string {
  if (key === "clear") return "";
  if (key === "back") return typed.slice(0, -1);
  if (!/^[0-9]$/.test(key)) return typed;
  return typed.length < pinMax ? typed + key : "";
}

/** A key of the keyboard as the pad calls it; null for one it does not know. */
export function padKey(key: string): string | null {
  if (/^[0-9]$/.test(key)) return key;
  if (key === "Backspace") return "back";
  return key === "Delete" ? "clear" : null;
}
