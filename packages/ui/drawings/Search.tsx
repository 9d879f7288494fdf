import { Drawing } from "./Drawing.tsx";

/** A magnifying glass over an empty table. */
export function SearchDrawing() {
  return (
    <Drawing
      colour={
        <>
          <circle cx="92" cy="58" r="36" />
          <path d="m118 88 8-7 28 30-9 9z" data-strong />
        </>
      }
      line={
        <>
          <circle cx="92" cy="58" r="38" />
          <path d="M119 86l7-6 28 30c5 5-3 13-8 8zM66 46c4-9 12-14 22-15" />
          <path d="M76 56h26v12a10 10 0 0 1-10 10h-6a10 10 0 0 1-10-10zM102 60h3a5 5 0 0 1 0 10h-4M72 84h34" />
          <path d="M28 118h62M100 118h12M40 128h30" />
        </>
      }
    />
  );
}
