import { pinMax } from "#features/till/devices/domain/pin.ts";

/**
 * Returns the digits after a key: a digit, "back" or "clear". More digits than a PIN has come from a scanner and are
 * dropped.
 */
export function withKey(typed: string, key: string): string {
  if (key === "clear") return "";
  if (key === "back") return typed.slice(0, -1);
  if (!/^[0-9]$/.test(key)) return typed;
  return typed.length < pinMax ? typed + key : "";
}

/** Returns the pad's name for a key of the keyboard; null for other keys. */
export function padKey(key: string): string | null {
  if (/^[0-9]$/.test(key)) return key;
  if (key === "Backspace") return "back";
  return key === "Delete" ? "clear" : null;
}
