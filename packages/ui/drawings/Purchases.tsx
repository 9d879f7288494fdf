import { Drawing } from "./Drawing.tsx";

/** A paper bag with a loaf, and its receipt. */
export function PurchasesDrawing() {
  return (
    <Drawing
      colour={
        <>
          <path d="M48 52h62v74H48z" />
          <path d="M76 22c6-6 16-4 18 4l6 26H78z" data-strong />
        </>
      }
      line={
        <>
          <path d="M48 52l6-5 6 5 6-5 6 5 6-5 7 5 6-5 6 5 6-5 7 5v74H48z" />
          <path d="M79 47 74 32c-2-8 3-14 9-15 7-1 11 4 13 11l4 19M80 30l7-4M84 40l8-4" />
          <path d="M64 84c6 8 24 8 30 0" />
          <path d="M126 62h30v60l-5-4-5 4-5-4-5 4-5-4-5 4z" />
          <path d="M133 74h16M133 84h16M133 94h8M133 106h16" />
          <path d="M30 126h142" />
        </>
      }
    />
  );
}
