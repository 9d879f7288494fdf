import type { Mark, Node } from "prosemirror-model";
import { type PersonalField, personalFields, personalPlace } from "../../domain/personal-fields.ts";
import { type RichParagraph, readRich, type Span } from "../../domain/rich-text.ts";
import { richSchema } from "./rich-schema.ts";

/** The beginning of a list's lines. */
export const bullet = "• ";

const { nodes, marks } = richSchema;

/** Returns a stored text as the editor's document. A text that cannot be read, because of a link, is shown as written. */
export function readMarkup(text: string): Node {
  const read = readRich(text);
  const paragraphs = read.ok ? read.paragraphs : plainParagraphs(text);
  const blocks = paragraphs.map(blockOf);
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
}

/** Returns a text of one line, such as a subject: it has places and no marks. */
export const readLine = (text: string): Node =>
  nodes.doc.create(null, nodes.paragraph.create(null, inlineOf(text.replace(/\s+/g, " "), [])));

const plainParagraphs = (text: string): RichParagraph[] =>
  text
    .split(/\n\s*\n/)
    .filter((each) => each.trim() !== "")
    .map((each) => ({ heading: false, spans: [{ text: each.trim(), bold: false, italic: false, href: null }] }));

function blockOf({ heading, spans }: RichParagraph): Node {
  const lines = linesOf(spans);
  if (heading) return nodes.heading.create(null, lines.flat());
  const items = lines.map(itemOf);
  if (items.every((item) => item !== null)) return nodes.list.create(null, items);
  const content = lines.flatMap((line, at) => (at === 0 ? line : [nodes.lineBreak.create(), ...line]));
  return nodes.paragraph.create(null, content);
}

/** Returns a line that begins with a bullet as a list's item; null for other lines. */
function itemOf([first, ...others]: readonly Node[]): Node | null {
  if (!first?.text?.startsWith(bullet)) return null;
  const words = first.text.slice(bullet.length);
  return nodes.item.create(null, words === "" ? others : [richSchema.text(words, first.marks), ...others]);
}

/** Returns the nodes of each line. */
function linesOf(spans: readonly Span[]): Node[][] {
  const lines: Node[][] = [[]];
  for (const { text, ...style } of spans) {
    for (const [at, part] of text.split("\n").entries()) {
      if (at > 0) lines.push([]);
      lines.at(-1)?.push(...inlineOf(part, marksOf(style)));
    }
  }
  return lines;
}

function marksOf({ bold, italic, href }: Omit<Span, "text">): Mark[] {
  return [
    ...(href === null ? [] : [marks.link.create({ href })]),
    ...(bold ? [marks.bold.create()] : []),
    ...(italic ? [marks.italic.create()] : []),
  ];
}

const isField = (name: string): name is PersonalField => personalFields.some((field) => field === name);

/** Returns a text with its places as nodes; a place with an unknown name is text. */
function inlineOf(text: string, style: readonly Mark[]): Node[] {
  const parts: Node[] = [];
  const add = (words: string) => {
    if (words !== "") parts.push(richSchema.text(words, style));
  };
  let end = 0;
  for (const match of text.matchAll(new RegExp(personalPlace, "g"))) {
    const [written, space = "", field = "", fallback = ""] = match;
    if (!isField(field)) continue;
    add(text.slice(end, match.index) + space);
    parts.push(nodes.place.create({ field, fallback: fallback.trim() }, null, style));
    end = match.index + written.length;
  }
  add(text.slice(end));
  return parts;
}
