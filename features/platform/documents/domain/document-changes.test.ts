import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChangedParagraph, documentChanges } from "./document-changes.ts";
import type { DocumentText } from "./document-texts.ts";

const before: DocumentText = {
  intro: "An agreement.",
  sections: [
    { title: "The service", paragraphs: ["We run it.", "You use it."] },
    { title: "Price", paragraphs: ["A month costs 299 kr for each point of sale, in advance."] },
    { title: "Ending", paragraphs: ["You may leave at any time."] },
  ],
};
const [service, price, ending] = before.sections as [
  (typeof before.sections)[0],
  (typeof before.sections)[0],
  (typeof before.sections)[0],
];

test("comparison finds no change between equal texts", () => {
  expect(documentChanges(before, before)).toEqual({ changed: [], unchanged: 3 });
});

test("a rewritten paragraph shows its changed words under its heading", () => {
  const paragraphs = ["A month costs 349 kr for each point of sale, in advance."];
  expect(documentChanges(before, { ...before, sections: [service, { ...price, paragraphs }, ending] })).toEqual({
    changed: [
      {
        heading: [{ kind: "SAME", text: "Price" }],
        paragraphs: [
          [
            { kind: "SAME", text: "A month costs " },
            { kind: "REMOVED", text: "299 " },
            { kind: "ADDED", text: "349 " },
            { kind: "SAME", text: "kr for each point of sale, in advance." },
          ],
        ],
      },
    ],
    unchanged: 2,
  });
});

test("a replaced paragraph is shown as one removed and one added", () => {
  const paragraphs = ["It is free.", "You use it."];
  const { changed } = documentChanges(before, { ...before, sections: [{ ...service, paragraphs }, price, ending] });
  expect(changed[0]?.paragraphs).toEqual([
    [{ kind: "REMOVED", text: "We run it." }],
    [{ kind: "ADDED", text: "It is free." }],
    [{ kind: "SAME", text: "You use it." }],
  ]);
});

test("an added or removed section is shown completely, and the others unchanged", () => {
  const cards = { title: "Cards", paragraphs: ["Stripe handles them."] };
  const more = documentChanges(before, { ...before, sections: [service, cards, price, ending] });
  const [firstChange] = more.changed;
  expect(firstChange?.heading).toEqual([{ kind: "ADDED", text: "Cards" }]);
  expect(firstChange?.paragraphs).toEqual([[{ kind: "ADDED", text: "Stripe handles them." }]]);
  expect(more).toMatchObject({ changed: { length: 1 }, unchanged: 3 });
  const less = documentChanges(before, { ...before, sections: [service, ending] });
  expect(less.changed[0]?.heading).toEqual([{ kind: "REMOVED", text: "Price" }]);
  expect(less).toMatchObject({ changed: { length: 1 }, unchanged: 2 });
});

const words = fc.array(fc.constantFrom("we", "you", "run", "use", "it", "299"), { minLength: 1, maxLength: 6 });
const phrase = words.map((all) => all.join(" "));
const someText = fc.record({
  intro: phrase,
  sections: fc.array(fc.record({ title: phrase, paragraphs: fc.array(phrase, { maxLength: 4 }) }), { maxLength: 4 }),
});

test("the changes contain both texts in order, except for unchanged sections", () => {
  fc.assert(
    fc.property(someText, someText, (one, other) => {
      const { changed } = documentChanges(one, other);
      const read = (gone: "ADDED" | "REMOVED") => {
        const joinText = (each: ChangedParagraph) =>
          each
            .filter(({ kind }) => kind !== gone)
            .map(({ text }) => text)
            .join("");
        return changed
          .flatMap(({ heading, paragraphs }) => [heading ?? [], ...paragraphs].map(joinText))
          .filter(Boolean);
      };
      const isWithin = (part: string[], { intro, sections }: DocumentText) => {
        const all = [intro, ...sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs])].map((each) =>
          each.trim(),
        );
        let at = 0;
        for (const piece of all) if (piece === part[at]?.trim()) at += 1;
        return at === part.length;
      };
      expect(isWithin(read("ADDED"), one)).toBe(true);
      expect(isWithin(read("REMOVED"), other)).toBe(true);
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      if (isSame) expect(changed).toEqual([]);
    }),
  );
});
