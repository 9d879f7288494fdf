import { pinMax } from "../../domain/pin.ts";

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

/** "4:05": minutes and seconds, rounded up; hours before them where there are any. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
