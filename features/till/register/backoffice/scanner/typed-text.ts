import type { KeyPress } from "./key-press.ts";

/**
 * Three ways to read the same keys:
 * - `printed`: as the computer's layout prints them.
 * - `unshifted`: a key of the digit row or the number pad is its digit, as for a scanner set to a US keyboard on a
 *   French computer, and for a number pad without NumLock.
 * - `shifted`: as `unshifted`, also together with Shift, as for a scanner set to a French keyboard on another computer.
 */
export const readings = ["printed", "unshifted", "shifted"] as const;
export type Reading = (typeof readings)[number];

/** A key that prints nothing, such as F8 or a control character. */
export const noCharacter = "\u00b7";

/** Returns the text of the keys. A character that a scanner sends as Alt and its number becomes that character. */
export function typedText(presses: readonly KeyPress[], reading: Reading): string {
  let text = "";
  let altNumber = "";
  const endAltNumber = () => {
    if (altNumber !== "") text += characterOfNumber(Number(altNumber));
    altNumber = "";
  };
  for (const press of presses) {
    const padDigit = press.alt ? /^Numpad(\d)$/.exec(press.code)?.[1] : undefined;
    if (padDigit !== undefined) {
      altNumber += padDigit;
      continue;
    }
    endAltNumber();
    if (press.key !== "Alt") text += characterOf(press, reading);
  }
  endAltNumber();
  return text;
}

const characterOfNumber = (number: number): string =>
  number >= 32 && number < 127 ? String.fromCharCode(number) : noCharacter;

function characterOf({ key, code, shift, alt, altGraph, ctrl }: KeyPress, reading: Reading): string {
  if (alt || ctrl) return noCharacter;
  const character = key.length === 1 ? key : noCharacter;
  if (altGraph || /^\d$/.test(key)) return character;
  if (reading !== "printed" && (!shift || reading === "shifted")) {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
    if (digit !== undefined) return digit;
  }
  // The sign before an AIM prefix. A Swedish layout has a dead key there.
  return code === "BracketRight" && !shift ? "]" : character;
}
