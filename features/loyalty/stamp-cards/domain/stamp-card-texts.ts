import { stampCardTitleHint, textMax } from "#packages/domain/limits.ts";
import { normaliseText } from "#packages/domain/text.ts";
import { atMost, named } from "#packages/domain/translations/check-translations.ts";

/** The sizes of a stamp card's title and subtitle. Spec §3 "Stampcard". */
export const textSizes = ["SMALL", "MEDIUM", "LARGE"] as const;
export type TextSize = (typeof textSizes)[number];

/** The lines per size and characters per line: the larger, the fewer in a line; at most 60 in total. Spec §5. */
export const textRoom: Record<TextSize, { lines: 2 | 3; perLine: number }> = {
  SMALL: { lines: 2, perLine: 30 },
  MEDIUM: { lines: 3, perLine: 20 },
  LARGE: { lines: 3, perLine: 16 },
};

/** Colours are written as #rrggbb, lower case. */
export const colourPattern = /^#[0-9a-f]{6}$/;

export type CheckedColour = { ok: true; value: string } | { ok: false; reason: "INVALID_COLOUR" };

/** Reads a colour; returns it in lower case as stored. */
export function checkColour(input: string): CheckedColour {
  const value = input.trim().toLowerCase();
  return colourPattern.test(value) ? { ok: true, value } : { ok: false, reason: "INVALID_COLOUR" };
}

export type CheckedText = { ok: true; value: string } | { ok: false; reason: "TEXT_TOO_LONG" };

/**
 * Reads a title or subtitle at its size: at most 60 characters in 2 or 3 lines, wrapped as on the card. Returns it as
 * stored; empty is allowed. Spec §5 "Stamp card title".
 */
export function checkCardText(input: string, size: TextSize): CheckedText {
  const value = normaliseText(input);
  const fits = value.length <= stampCardTitleHint && linesOf(value, size).length <= textRoom[size].lines;
  return fits ? { ok: true, value } : { ok: false, reason: "TEXT_TOO_LONG" };
}

/** Readers of the texts of a stamp card and its reward. Title and subtitle have the same size in every language. */
export const stampCardTexts = (sizes: { titleSize: TextSize; subtitleSize: TextSize }) => ({
  title: (text: string) => checkCardText(text, sizes.titleSize),
  subtitle: (text: string) => checkCardText(text, sizes.subtitleSize),
  reward: named({ max: textMax.offerName }),
  rewardDescription: atMost(textMax.offerText, "NAME_TOO_LONG"),
});

/** Returns the lines of a text on the card: its own breaks, then wrapped words; a word too long for a line is cut. */
export function linesOf(text: string, size: TextSize): string[] {
  const { perLine } = textRoom[size];
  return text.split("\n").flatMap((line) => wrapped(line, perLine));
}

function wrapped(line: string, perLine: number): string[] {
  const lines = [""];
  for (const word of line.split(/\s+/).flatMap((each) => pieces(each, perLine))) {
    const last = lines.at(-1) ?? "";
    const joined = last === "" ? word : `${last} ${word}`;
    if (joined.length <= perLine) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function pieces(word: string, length: number): string[] {
  const count = Math.max(1, Math.ceil(word.length / length));
  return Array.from({ length: count }, (_, index) => word.slice(index * length, (index + 1) * length));
}
