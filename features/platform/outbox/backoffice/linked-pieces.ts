export type Piece = { at: number; text: string; href: string | null };

/** Splits a text at its links. Punctuation that ends a sentence does not belong to a link. */
export function linkedPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g)) {
    if (match.index > from) pieces.push({ at: from, text: text.slice(from, match.index), href: null });
    pieces.push({ at: match.index, text: match[0], href: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from), href: null });
  return pieces;
}
