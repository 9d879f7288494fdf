import { linkedPieces } from "./linked-pieces.ts";

/** Shows plain text with clickable links. */
export function LinkedText({ text }: { text: string }) {
  return linkedPieces(text).map(({ at, text: piece, href }) =>
    href ? (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer">
        {piece}
      </a>
    ) : (
      <span key={at}>{piece}</span>
    ),
  );
}
