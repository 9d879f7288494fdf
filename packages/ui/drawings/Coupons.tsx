import { Drawing } from "./Drawing.tsx";

/** Two tickets, the upper one with its tear line and stub. */
export function CouponsDrawing() {
  return (
    <Drawing
      colour={
        <g transform="rotate(-7 100 76)">
          <path d="M42 48h76v56H42z" />
          <path d="M118 48h40v56h-40z" data-strong />
        </g>
      }
      line={
        <>
          <path d="M58 42 62 26a6 6 0 0 1 7-4l87 19a6 6 0 0 1 4 7l-1 5" />
          <g transform="rotate(-7 100 76)">
            <path d="M48 48h62a8 8 0 0 0 16 0h26a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6h-26a8 8 0 0 0-16 0H48a6 6 0 0 1-6-6V54a6 6 0 0 1 6-6z" />
            <path d="M118 62v4M118 72v4M118 82v4M118 92v.1" />
            <path d="M80 88c-9-6-14-11-14-17 0-4 3-6 6-6s6 2 8 5c2-3 5-5 8-5s6 2 6 6c0 6-5 11-14 17zM134 70h12M134 82h8" />
          </g>
        </>
      }
    />
  );
}
