import { stretchesOf } from "#packages/domain/merge-lists.ts";
import type { DocumentText } from "./document-texts.ts";

export type ChangeKind = "SAME" | "ADDED" | "REMOVED";
export interface Piece {
  kind: ChangeKind;
  text: string;
}
/**
 * The pieces of a paragraph. A partly rewritten one has several; an added, removed or unchanged one has a single piece.
 */
export type ChangedParagraph = readonly Piece[];

/** A section with a change; a null heading is the text before the first section. */
export interface ChangedSection {
  heading: ChangedParagraph | null;
  paragraphs: ChangedParagraph[];
}

interface Block {
  isHeading: boolean;
  text: string;
}

const blocksOf = ({ intro, sections }: DocumentText): Block[] => [
  { isHeading: false, text: intro },
  ...sections.flatMap(({ title, paragraphs }) => [
    { isHeading: true, text: title },
    ...paragraphs.map((text) => ({ isHeading: false, text })),
  ]),
];

/** Splits words with their trailing space, so that a space changes with its word. */
const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? [];
/** The share of equal text below which two complete paragraphs are clearer than pieces. */
const recognised = 0.4;

function withPiece(pieces: Piece[], kind: ChangeKind, text: string): Piece[] {
  const last = pieces.at(-1);
  if (text === "") return pieces;
  if (last?.kind !== kind) return [...pieces, { kind, text }];
  return [...pieces.slice(0, -1), { kind, text: last.text + text }];
}

/** Compares a paragraph word by word; returns two paragraphs if they have little in common. */
function changedWords(before: string, after: string): ChangedParagraph[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const stretches = stretchesOf(old, now, old);
  const isSame = ({ base, mine }: { base: string[]; mine: string[] }) => base.join("") === mine.join("");
  const same = stretches.filter(isSame).reduce((sum, { base }) => sum + base.join("").length, 0);
  if (same < recognised * Math.max(before.length, after.length))
    return [[{ kind: "REMOVED", text: before }], [{ kind: "ADDED", text: after }]];
  let [pieces, gone, come]: [Piece[], string, string] = [[], "", ""];
  const close = () => {
    pieces = withPiece(withPiece(pieces, "REMOVED", gone), "ADDED", come);
    [gone, come] = ["", ""];
  };
  for (const stretch of stretches) {
    const [was, is] = [stretch.base.join(""), stretch.mine.join("")];
    if (isSame(stretch)) {
      close();
      pieces = withPiece(pieces, "SAME", is);
    } else [gone, come] = [gone + was, come + is];
  }
  close();
  return [pieces];
}

type ChangedBlock = { isHeading: boolean; paragraph: ChangedParagraph };

function changedBlocks(before: DocumentText, after: DocumentText): ChangedBlock[] {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  return stretchesOf(old, now, old).flatMap(({ base, mine }): ChangedBlock[] => {
    const [was, is] = [base[0], mine[0]];
    if (base.length === 1 && mine.length === 1 && was && is && was.isHeading === is.isHeading) {
      if (was.text === is.text) return [{ isHeading: is.isHeading, paragraph: [{ kind: "SAME", text: is.text }] }];
      return changedWords(was.text, is.text).map((paragraph) => ({ isHeading: is.isHeading, paragraph }));
    }
    const markBlock = (kind: ChangeKind) => (block: Block) => ({
      isHeading: block.isHeading,
      paragraph: [{ kind, text: block.text }],
    });
    return [...base.map(markBlock("REMOVED")), ...mine.map(markBlock("ADDED"))];
  });
}

const isChanged = (paragraph: ChangedParagraph) => paragraph.some(({ kind }) => kind !== "SAME");

/** Returns the changes between two versions by paragraph: the changed sections, and the number of unchanged ones. */
export function documentChanges(
  before: DocumentText,
  after: DocumentText,
): { changed: ChangedSection[]; unchanged: number } {
  const sections: ChangedSection[] = [{ heading: null, paragraphs: [] }];
  for (const { isHeading, paragraph } of changedBlocks(before, after)) {
    if (isHeading) sections.push({ heading: paragraph, paragraphs: [] });
    else sections.at(-1)?.paragraphs.push(paragraph);
  }
  const changed = sections.filter(({ heading, paragraphs }) => [heading ?? [], ...paragraphs].some(isChanged));
  const unchangedSections = sections.filter((section) => section.heading !== null && !changed.includes(section));
  return { changed, unchanged: unchangedSections.length };
}
