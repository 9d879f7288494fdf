import { Drawing } from "./Drawing.tsx";

/** A card with three stamps in its places, and the stamp that will set the fourth. */
export function StampCardsDrawing() {
  return (
    <Drawing
      colour={
        <>
          <path d="M34 44h104v76H34z" />
          <path d="M150 30h22l6 34h-34z" data-strong />
        </>
      }
      line={
        <>
          <path d="M40 44h92a6 6 0 0 1 6 6v64a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6z" />
          <circle cx="58" cy="68" r="11" />
          <circle cx="86" cy="68" r="11" />
          <circle cx="58" cy="97" r="11" />
          <path d="M53 68l4 4 7-8M81 68l4 4 7-8M53 97l4 4 7-8" />
          <circle cx="86" cy="97" r="11" strokeDasharray="3 6" />
          <path d="M112 62h12M112 72h8M112 92h12" />
          <path d="M161 12a9 9 0 0 1 7 14c-3 4-2 8-1 12h-12c1-4 2-8-1-12a9 9 0 0 1 7-14zM149 38h24a4 4 0 0 1 4 4v10h-32V42a4 4 0 0 1 4-4zM143 60h36" />
        </>
      }
    />
  );
}
