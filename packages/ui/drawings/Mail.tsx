import { Drawing } from "./Drawing.tsx";

/** An opened envelope with a letter half out of it. */
export function MailDrawing() {
  return (
    <Drawing
      colour={
        <>
          <path d="M40 64h120v58H40z" />
          <path d="M58 24h84v40l-42 28-42-28z" data-strong />
        </>
      }
      line={
        <>
          <path d="M58 76V28a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v48" />
          <path d="M74 40h30M74 52h52M74 64h44" />
          <path d="M46 58l-6 5v54a6 6 0 0 0 6 6h108a6 6 0 0 0 6-6V63l-6-5M40 64l52 36c5 3 11 3 16 0l52-36M42 121l38-30M158 121l-38-30" />
          <path d="M120 36c3-5 10-2 8 3-1 3-4 5-8 8-4-3-7-5-8-8-2-5 5-8 8-3z" />
        </>
      }
    />
  );
}
