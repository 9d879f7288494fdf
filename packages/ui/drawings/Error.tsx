import { Drawing } from "./Drawing.tsx";

/** A cup knocked over, its coffee on the table. */
export function ErrorDrawing() {
  return (
    <Drawing
      colour={
        <>
          <path d="M22 112c0-9 24-8 40-12 10-3 18 0 22 6 6 8 42 4 42 12 0 9-104 8-104-6z" data-strong />
          <path d="M88 50l60-6c10 16 8 44-8 56l-52-4z" />
        </>
      }
      line={
        <>
          <path d="M92 46c-12 6-14 46 0 54M92 46c12 6 12 48 0 54M92 46l38-2c20 0 32 14 31 32-1 17-14 27-32 27l-37-3" />
          <path d="M118 44c-2-24 32-28 34 2M128 44c0-10 12-12 15 1" />
          <path d="M84 92c-8 8-24 4-38 8-14 3-26 6-26 13 0 10 56 12 82 9 18-2 24-8 10-12-8-2-16-4-18-10M40 113h14M64 111h3" />
          <path d="M132 122h44M70 60l-8-6M66 76H56M74 46l-5-8" />
        </>
      }
    />
  );
}
