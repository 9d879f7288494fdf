import { isSameValue } from "#packages/domain/merge-edits.ts";
import { stretchesOf } from "#packages/domain/merge-lists.ts";

/** A readable text: a title and paragraphs. */
interface Paragraphed {
  title: string;
  termsParagraphs: readonly { title: string; content: string }[];
}
interface Paragraph {
  title: string;
  content: string;
}

/** A difference between two texts: the earlier and the new paragraphs; either may be empty. */
export interface ParagraphChange {
  before: Paragraph[];
  after: Paragraph[];
}

const paragraphsOf = ({ title, termsParagraphs }: Paragraphed): Paragraph[] => [
  { title, content: "" },
  ...termsParagraphs.map((each) => ({ title: each.title, content: each.content })),
];

/** Returns the changes of a text by paragraph, in the order of the new one; the title counts as a paragraph. */
export function changedParagraphs(before: Paragraphed, after: Paragraphed): ParagraphChange[] {
  const was = paragraphsOf(before);
  return stretchesOf(was, was, paragraphsOf(after))
    .map(({ base, theirs: otherSide }) => ({ before: base, after: otherSide }))
    .filter((each) => !isSameValue(each.before, each.after));
}
