import { Drawing } from "./Drawing.tsx";

/** A cloth hung between two pegs on a line, with a star on it. */
export function CampaignsDrawing() {
  return (
    <Drawing
      colour={
        <>
          <path d="M52 46c32 9 64 9 96 0v58c-32 9-64 9-96 0z" />
          <path d="M100 62l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" data-strong />
        </>
      }
      line={
        <>
          <path d="M18 30c54 22 110 22 164 0" />
          <path d="M52 44c32 9 64 9 96 0v58c-32 9-64 9-96 0z" />
          <path d="M58 36v16M142 36v16" />
          <path d="M100 60l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
        </>
      }
    />
  );
}
