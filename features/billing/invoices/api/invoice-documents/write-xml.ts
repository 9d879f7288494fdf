/** An element: its name, its attributes, and its text or child elements. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly Element[];
}

type Content = string | readonly (Element | null | readonly (Element | null)[])[];

/** Returns an element, or null if it would be empty. An element that is null is not written. */
export function element(name: string, content: Content, attributes: Record<string, string> = {}): Element | null {
  if (typeof content === "string") {
    const text = written(content);
    return text === "" ? null : { name, attributes, content: text };
  }
  const elements = content.flat().filter((one): one is Element => one !== null);
  return elements.length > 0 ? { name, attributes, content: elements } : null;
}

/** Keeps only what XML 1.0 allows, on one line. */
const written = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD-\uFFFF]+/gu, " ")
    .trim();

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Writes a document with one line per element. */
export function writeXml(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${linesOf(root, "")}`;
}

function linesOf({ name, attributes, content }: Element, indent: string): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const tag = `${indent}<${name}${attributeTexts.join("")}>`;
  if (typeof content === "string") return `${tag}${escaped(content)}</${name}>\n`;
  return `${tag}\n${content.map((one) => linesOf(one, `${indent}  `)).join("")}${indent}</${name}>\n`;
}
