import { Fragment, type Node } from "prosemirror-model";
import { bullet, readMarkup } from "./read-markup.ts";
import { writtenPlace } from "./rich-schema.ts";

type Style = { bold: boolean; italic: boolean };
type Segment = Style & { text: string; href: string | null };

/** Returns the editor's document as a stored text, in the marks that `readRich` reads. */
export function writeMarkup(doc: Node): string {
  return doc.children
    .map(writeBlock)
    .filter((text) => text !== "")
    .join("\n\n");
}

/** Returns a document of one line as a stored text; it has no marks. */
export const writeLine = (doc: Node): string => doc.children.map(plainOf).join(" ");

const plainOf = (block: Node): string =>
  block.children
    .map(({ type, text, attrs }) => (type.name === "place" ? writtenPlace(attrs.field, attrs.fallback) : (text ?? " ")))
    .join("");

/** Returns a block as a stored text. If its own asterisks would be read as marks, it is written without emphasis. */
function writeBlock(block: Node): string {
  const text = writeMarks(block);
  const isStable = readMarkup(text).children.map(writeMarks).join("\n\n") === text;
  return isStable ? text : writeMarks(plain(block));
}

const plain = (node: Node): Node =>
  node.isText
    ? node.mark(node.marks.filter(({ type }) => type.name === "link"))
    : node.copy(Fragment.from(node.children.map(plain)));

function writeMarks(block: Node): string {
  if (block.type.name === "list")
    return block.children.map((item) => `${bullet}${writeInline(item)}`.trim()).join("\n");
  const text = writeInline(block).trim();
  return block.type.name === "heading" && text !== "" ? `# ${text}` : text;
}

/** Returns the parts of a text, each with one style. A link has the style of its first part. */
function segmentsOf(parent: Node): Segment[] {
  const segments: Segment[] = [];
  for (const node of parent.children) {
    const { field, fallback } = node.attrs;
    const text = node.type.name === "lineBreak" ? "\n" : (node.text ?? writtenPlace(field, fallback));
    const has = (name: string) => node.marks.some(({ type }) => type.name === name);
    const href: string | null = node.marks.find(({ type }) => type.name === "link")?.attrs.href ?? null;
    const segment = { text, bold: has("bold"), italic: has("italic"), href };
    const last = segments.at(-1);
    const isSameLink = last !== undefined && href !== null && last.href === href;
    const isSameStyle = last?.href === href && last.bold === segment.bold && last.italic === segment.italic;
    if (last && (isSameLink || isSameStyle)) last.text += text;
    else segments.push(segment);
  }
  return segments.flatMap(trimmedEmphasis);
}

/** Splits the spaces at the ends of an emphasised part off, because the marks must touch its letters. */
function trimmedEmphasis(segment: Segment, at: number, all: readonly Segment[]): Segment[] {
  if (!(segment.bold || segment.italic) || segment.href !== null) return [segment];
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(segment.text) ?? [];
  // Spaces keep the emphasis that the neighbour shares.
  const spaces = (text: string, next: Segment | undefined) => {
    const style = { bold: segment.bold && next?.bold === true, italic: segment.italic && next?.italic === true };
    return text === "" ? [] : [{ ...segment, ...style, text }];
  };
  if (words === "") return spaces(segment.text, all[at + 1]);
  return [...spaces(before, all[at - 1]), { ...segment, text: words }, ...spaces(after, all[at + 1])];
}

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}_]/u.test(letter);

/** Whether the marks of the italic part from `first` to `last` would be read: neither end is inside of a word. */
function isItalicReadable(segments: readonly Segment[], first: number, last: number): boolean {
  const [from, to] = [segments[first], segments[last]];
  const [before, after] = [segments[first - 1], segments[last + 1]];
  if (!from || !to) return false;
  const opens = before === undefined || before.bold !== from.bold || before.href !== null;
  const closes = after === undefined || after.bold !== to.bold || after.href !== null;
  return (opens || !isWord(before.text.at(-1))) && (closes || !isWord(after.text[0]));
}

/** Removes the italics that cannot be written. */
function withReadableItalics(segments: readonly Segment[]): Segment[] {
  const result = segments.map((segment) => ({ ...segment }));
  for (let first = 0; first < result.length; first += 1) {
    if (!result[first]?.italic) continue;
    let last = first;
    while (result[last + 1]?.italic) last += 1;
    if (!isItalicReadable(result, first, last))
      for (const segment of result.slice(first, last + 1)) segment.italic = false;
    first = last;
  }
  return result;
}

function writeInline(parent: Node): string {
  let written = "";
  let style: Style = { bold: false, italic: false };
  const change = (next: Style) => {
    if (style.italic && !next.italic) written += "_";
    if (style.bold !== next.bold) written += "**";
    if (!style.italic && next.italic) written += "_";
    style = next;
  };
  for (const { text, bold, italic, href } of withReadableItalics(segmentsOf(parent))) {
    change({ bold, italic });
    written += href === null ? text : writeLink(text, href);
  }
  change({ bold: false, italic: false });
  return written;
}

/** A link's words have no brackets and no line break, and its address no brackets or spaces. */
function writeLink(text: string, href: string): string {
  const label = text.replace(/[[\]]/g, "").replace(/\s+/g, " ").trim();
  const address = href
    .trim()
    .replace(/[()\s]/g, (sign) => encodeURIComponent(sign).replace("(", "%28").replace(")", "%29"));
  return label === "" ? "" : `[${label}](${address})`;
}
