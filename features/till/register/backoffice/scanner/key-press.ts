/** A key that was pressed, as the browser reports it. */
export interface KeyPress {
  /** The character or name of the key in the computer's keyboard layout: "1", "&", "Enter". */
  key: string;
  /** The position of the key on the keyboard, in any layout: "Digit1". Empty on devices that do not report it. */
  code: string;
  /** The time when the key was pressed, in milliseconds. */
  at: number;
  shift: boolean;
  alt: boolean;
  /** AltGr, which Windows reports as Ctrl and Alt together. */
  altGraph: boolean;
  /** Ctrl or the command key, alone. */
  ctrl: boolean;
  /** The visit that was open, and its amount before the key was pressed. */
  visitKey: string;
  amountBefore: string;
}

type Before = Pick<KeyPress, "visitKey" | "amountBefore">;
const nothingOpen: Before = { visitKey: "", amountBefore: "" };

/** Returns the parts of a browser's key event that the scanner rules need. */
export function keyPressOf(event: KeyboardEvent, { visitKey, amountBefore }: Before = nothingOpen): KeyPress {
  const { key, code, timeStamp: at, shiftKey: shift } = event;
  const altGraph = event.getModifierState("AltGraph") || (event.ctrlKey && event.altKey);
  const alt = event.altKey && !altGraph;
  const ctrl = event.metaKey || (event.ctrlKey && !altGraph);
  return { key, code, at, shift, alt, altGraph, ctrl, visitKey, amountBefore };
}

const modifiers = new Set(["Shift", "Control", "AltGraph", "Meta", "CapsLock", "NumLock"]);

/** Whether the key is a modifier, which only changes the meaning of other keys. */
export const isModifier = ({ key }: KeyPress): boolean => modifiers.has(key);

/** Whether the key ends a scan: Enter, Tab, or a line feed, which arrives as Ctrl+J. */
export const isTerminator = ({ key, code, ctrl }: KeyPress): boolean =>
  key === "Enter" || key === "Tab" || (ctrl && code === "KeyJ");

/**
 * Returns the amount of a visit before the first of these keys that reached the visit; null if none did. An answer of
 * the server can replace the visit between two keys of a scan.
 */
export const amountBeforeIn = (presses: readonly KeyPress[], visitKey: string): string | null =>
  presses.find((press) => press.visitKey === visitKey)?.amountBefore ?? null;
