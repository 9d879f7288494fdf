import { checkWebAddress } from "#features/clubs/settings/domain/web-address.ts";
import { personalPlace } from "./personal-fields.ts";

/** A part of a paragraph; a line break is `\n`. `href`: https, as stored; null: no link. */
export interface Span {
  text: string;
  bold: boolean;
  italic: boolean;
  href: string | null;
}

export interface RichParagraph {
  heading: boolean;
  spans: Span[];
}

export type ReadRich = { ok: true; paragraphs: RichParagraph[] } | { ok: false; reason: "INVALID_URL" };

/**
 * Matches everything with a meaning: a placeholder (whose fallback has none), a link, bold, italic. The rest is text.
 */
const token = new RegExp(
  `(?<place>${personalPlace.source})|\\[(?<label>[^\\[\\]\\n]+)\\]\\((?<address>[^()\\s]+)\\)|(?<bold>\\*\\*)|(?<italic>(?<![\\p{L}\\p{N}_])_(?=\\S)|(?<=\\S)_(?![\\p{L}\\p{N}_]))`,
  "gu",
);

/** An opening mark without a closing one is text. */
function pairedMarks(line: readonly RegExpExecArray[], kind: "bold" | "italic"): Set<RegExpExecArray> {
  const marks = line.filter(({ groups }) => groups?.[kind]);
  return new Set(marks.slice(0, marks.length - (marks.length % 2)));
}

function readSpans(paragraph: string): Span[] | null {
  const spans: Span[] = [];
  const style = { bold: false, italic: false };
  const add = (text: string, href: string | null = null) => {
    const last = spans.at(-1);
    if (text === "") return;
    if (last && last.href === null && href === null && last.bold === style.bold && last.italic === style.italic) {
      last.text += text;
    } else spans.push({ text, ...style, href });
  };
  const tokens = [...paragraph.matchAll(token)];
  const paired = { bold: pairedMarks(tokens, "bold"), italic: pairedMarks(tokens, "italic") };
  let end = 0;
  for (const match of tokens) {
    add(paragraph.slice(end, match.index));
    end = match.index + match[0].length;
    const { label, address } = match.groups ?? {};
    const mark = (["bold", "italic"] as const).find((kind) => paired[kind].has(match));
    if (mark) style[mark] = !style[mark];
    else if (label && address) {
      const checked = checkWebAddress(address);
      if (!checked.ok) return null;
      add(label, checked.value);
    } else add(match[0]);
  }
  add(paragraph.slice(end));
  return spans;
}

/**
 * Reads a text with simple emphasis: `**bold**`, `_italic_`, `[a link](https://…)`, and a paragraph that begins with `#
 * ` as a heading. An empty line separates paragraphs. Other markup is plain text.
 */
export function readRich(text: string): ReadRich {
  const paragraphs: RichParagraph[] = [];
  const blocks = text.split(/\n[^\S\n]*\n+|\n(?=# )|(?<=(?:^|\n)# [^\n]*)\n/).map((each) => each.trim());
  for (const block of blocks.filter(Boolean)) {
    const heading = block.startsWith("# ");
    const spans = readSpans(heading ? block.slice(2).trim() : block);
    if (!spans) return { ok: false, reason: "INVALID_URL" };
    paragraphs.push({ heading, spans });
  }
  return { ok: true, paragraphs };
}

/** Returns the text without emphasis; a link's address follows its words. */
export function plainOf(paragraphs: readonly RichParagraph[]): string {
  const plain = ({ text, href }: Span) => (href && href !== text ? `${text} (${href})` : text);
  return paragraphs.map(({ spans }) => spans.map(plain).join("")).join("\n\n");
}
