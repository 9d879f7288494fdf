import { Schema } from "prosemirror-model";
import { type PersonalField, personalFields } from "../../domain/personal-fields.ts";

/** Returns a place for a fact about the reader as it is stored. Every member has points, so these need no fallback. */
export const writtenPlace = (field: PersonalField, fallback: string) =>
  field === "points" ? "{points}" : `{${field}|${fallback}}`;

const isField = (name: string | undefined): name is PersonalField => personalFields.some((field) => field === name);

/** The texts of an e-mail in the editor: everything that a stored text can express, and nothing else. */
export const richSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    heading: {
      group: "block",
      content: "(text | place)*",
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}` })),
      toDOM: () => ["h3", 0],
    },
    list: { group: "block", content: "item+", parseDOM: [{ tag: "ul" }, { tag: "ol" }], toDOM: () => ["ul", 0] },
    item: { content: "(text | place)*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
    text: { group: "inline" },
    lineBreak: {
      group: "inline",
      inline: true,
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    place: {
      group: "inline",
      inline: true,
      atom: true,
      attrs: { field: { validate: "string" }, fallback: { default: "", validate: "string" } },
      parseDOM: [
        {
          tag: "span[data-place]",
          getAttrs: ({ dataset: { place, fallback } }) => isField(place) && { field: place, fallback: fallback ?? "" },
        },
      ],
      toDOM: ({ attrs: { field, fallback } }) => [
        "span",
        { "data-place": field, "data-fallback": fallback },
        writtenPlace(field, fallback),
      ],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: "string" } },
      inclusive: false,
      parseDOM: [{ tag: "a[href]", getAttrs: (link) => ({ href: link.getAttribute("href") }) }],
      toDOM: ({ attrs: { href } }) => ["a", { href }, 0],
    },
    bold: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
    italic: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
  },
});
