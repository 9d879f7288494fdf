import type { KeyPress } from "./key-press.ts";

/** A key of a keyboard layout: its character, with Shift only if given. */
type Key = Partial<KeyPress> & { key: string };

/** The keys that a scanner presses for a character on some keyboard. */
export type Layout = (character: string) => Key[];

const key = (name: string, code: string, more: Partial<KeyPress> = {}): Key => ({ key: name, code, ...more });
const shifted = { shift: true };

/** The unshifted characters of the digit keys 0 to 9 on a French keyboard. */
const frenchRow = ["à", "&", "é", '"', "'", "(", "-", "è", "_", "ç"];
/** The shifted characters of the same keys on a Swedish keyboard. */
const swedishShiftedRow = ["=", "!", '"', "#", "¤", "%", "&", "/", "(", ")"];
/** The names of the number pad's keys without NumLock. */
const padWithoutNumLock = [
  "Insert",
  "End",
  "ArrowDown",
  "PageDown",
  "ArrowLeft",
  "Clear",
  "ArrowRight",
  "Home",
  "ArrowUp",
  "PageUp",
];

const isDigit = (character: string) => /^\d$/.test(character);
const letterCode = (character: string) => `Key${character.toUpperCase()}`;

/** Characters of a US keyboard that prefixes use, by code and Shift. */
const usSigns: Readonly<Record<string, readonly [code: string, shift: boolean]>> = {
  "]": ["BracketRight", false],
  "~": ["Backquote", true],
  "#": ["Digit3", true],
  "*": ["Digit8", true],
};

/** Scanner and computer have the same layout. */
const same: Layout = (character) => {
  if (isDigit(character)) return [key(character, `Digit${character}`)];
  const [code, shift] = usSigns[character] ?? [letterCode(character), character === character.toUpperCase()];
  return [key("Shift", "ShiftLeft"), key(character, code, { shift })];
};

/** Pairs of scanner and computer that the till has to understand. */
export const layouts = {
  "scanner and computer US": same,
  "scanner and computer Swedish": (character) =>
    character === "]" ? [key("]", "Digit9", { altGraph: true })] : same(character),
  "scanner US, computer Swedish": (character) => (character === "]" ? [key("Dead", "BracketRight")] : same(character)),
  "scanner US, computer French": (character) => {
    if (isDigit(character)) return [key(frenchRow[Number(character)] ?? "", `Digit${character}`)];
    if (character === "]") return [key("$", "BracketRight")];
    return same(character).map((press) => (press.key === "Q" ? { ...press, key: "A" } : press));
  },
  "scanner and computer French": (character) => {
    if (isDigit(character)) return [key("Shift", "ShiftLeft"), key(character, `Digit${character}`, shifted)];
    return character === "]" ? [key("]", "Minus", { altGraph: true })] : same(character);
  },
  "scanner French, computer Swedish": (character) =>
    isDigit(character)
      ? [key(swedishShiftedRow[Number(character)] ?? "", `Digit${character}`, shifted)]
      : same(character),
  "number pad": (character) => (isDigit(character) ? [key(character, `Numpad${character}`)] : same(character)),
  "number pad without NumLock": (character) =>
    isDigit(character) ? [key(padWithoutNumLock[Number(character)] ?? "", `Numpad${character}`)] : same(character),
  "Alt and the number of each character": (character) => [
    key("Alt", "AltLeft", { alt: true }),
    ...[...String(character.charCodeAt(0)).padStart(4, "0")].map((digit) =>
      key(digit, `Numpad${digit}`, { alt: true }),
    ),
  ],
  "keys without codes": (character) => [key(character, "")],
} satisfies Record<string, Layout>;

export const enter: Key = key("Enter", "Enter");
export const tab: Key = key("Tab", "Tab");
export const lineFeed: Key = key("j", "KeyJ", { ctrl: true });
/** The control character GS of GS1 codes, which arrives as Ctrl+]. */
export const groupSeparator: Key = key("]", "BracketRight", { ctrl: true });

export const keysOf = (text: string, layout: Layout = same): Key[] => [...text].flatMap(layout);

/** Presses the keys one after the other, the first at `at`. Shift goes down together with the next key. */
export const pressed = (keys: readonly Key[], at: number, gap: number): KeyPress[] =>
  keys.map((press, index) => ({
    code: "",
    shift: false,
    alt: false,
    altGraph: false,
    ctrl: false,
    visitKey: "",
    amountBefore: "",
    ...press,
    at: at + keys.slice(0, index).filter((before) => before.key !== "Shift").length * gap,
  }));
