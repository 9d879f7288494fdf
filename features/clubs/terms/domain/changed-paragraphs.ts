import { isSameValue } from "#packages/domain/merge-edits.ts";
import { stretchesOf } from "#packages/domain/merge-lists.ts";

/** A text as it is read: its title, then paragraphs. */
interface Paragraphed {
  title: string;
  termsParagraphs: readonly { title: string; content: string }[];
}
interface Paragraph {
  title: string;
  content: string;
}

/** A place where two texts differ: what stood there, and what stands there now; empty where nothing does. */
export interface ParagraphChange {
  before: Paragraph[];
  after: Paragraph[];
}

const paragraphsOf = ({ title, termsParagraphs }: Paragraphed): Paragraph[] => [
  { title, content: "" },
  ...termsParagraphs.map((each) => ({ title: each.title, content: each.content })),
];

/** What of a text is another than before, paragraph by paragraph in the order of the new one; its title is one of them. */
export function changedParagraphs(before: Paragraphed, after: Paragraphed): ParagraphChange[] {
  const was = paragraphsOf(before);
  return stretchesOf(was, was, paragraphsOf(after))
    .map(({ base, theirs: otherSide }) => ({ before: base, after: otherSide }))
    .filter((each) => !isSameValue(each.before, each.after));
}
