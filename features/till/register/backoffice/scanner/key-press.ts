/** A key that was pressed, as the browser reports it. */
export interface KeyPress {
  /** What the computer's keyboard layout makes of the key: "1", "&", "Enter". */
  key: string;
  /** Where the key is on the keyboard, whatever the layout: "Digit1". "" on devices that do not say. */
  code: string;
  /** When the key was pressed, in milliseconds. */
  at: number;
  shift: boolean;
  alt: boolean;
  /** AltGr, which Windows reports as Ctrl and Alt together. */
  altGraph: boolean;
  /** Ctrl or the command key, alone. */
  ctrl: boolean;
  /** The amount before the key was pressed. */
  amountBefore: string;
}

/** What the scanner rules read of a browser's event. */
export function keyPressOf(event: KeyboardEvent, amountBefore: string): KeyPress {
  const { key, code, timeStamp: at, shiftKey: shift } = event;
  const altGraph = event.getModifierState("AltGraph") || (event.ctrlKey && event.altKey);
  const alt = event.altKey && !altGraph;
  const ctrl = event.metaKey || (event.ctrlKey && !altGraph);
  return { key, code, at, shift, alt, altGraph, ctrl, amountBefore };
}

const modifiers = new Set(["Shift", "Control", "AltGraph", "Meta", "CapsLock", "NumLock"]);

/** Whether the key only changes what other keys mean. */
export const isModifier = ({ key }: KeyPress): boolean => modifiers.has(key);

/** Whether the key ends a scan: Enter, Tab, or a line feed, which arrives as Ctrl+J. */
export const isTerminator = ({ key, code, ctrl }: KeyPress): boolean =>
  key === "Enter" || key === "Tab" || (ctrl && code === "KeyJ");
