import { Drawing } from "./Drawing.tsx";

/** A shop front under its awning, the door ajar. */
export function LocationsDrawing() {
  return (
    <Drawing
      colour={
        <>
          <path d="M44 24h112l10 26a14 14 0 0 1-28 0 14 14 0 0 1-26 0 14 14 0 0 1-26 0 14 14 0 0 1-26 0 14 14 0 0 1-26 0z" />
          <path d="M114 74h28v50h-28z" data-strong />
        </>
      }
      line={
        <>
          <path d="M46 20h108l12 30H34zM72 20l-12 30M97 20l-11 30M103 20l11 30M128 20l12 30" />
          <path d="M34 50a13 12 0 0 0 26 0 13 12 0 0 0 26 0 14 12 0 0 0 28 0 13 12 0 0 0 26 0 13 12 0 0 0 26 0" />
          <path d="M44 66v60M156 66v60M114 126V74h28v52M135 100v3" />
          <path d="M56 76h44v32H56zM56 116h44M64 108v-8c0-6 10-6 10 0v8M82 108c-3-10 12-10 9 0M86 100v-8" />
          <path d="M24 126h152" />
        </>
      }
    />
  );
}
