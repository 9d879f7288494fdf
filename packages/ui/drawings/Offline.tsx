import { Drawing } from "./Drawing.tsx";

/** A cup on its saucer under a cloud that lets nothing through. */
export function OfflineDrawing() {
  return (
    <Drawing
      colour={
        <>
          <path d="M62 60a18 18 0 0 1 4-35 26 26 0 0 1 49-4 20 20 0 0 1 22 39z" />
          <path d="M78 88h44v14a16 16 0 0 1-16 16H94a16 16 0 0 1-16-16z" data-strong />
        </>
      }
      line={
        <>
          <path d="M62 60a18 18 0 0 1 4-35 26 26 0 0 1 49-4 20 20 0 0 1 22 39zM56 72l88-62" />
          <path d="M78 88h44v14a16 16 0 0 1-16 16H94a16 16 0 0 1-16-16zM122 92h5a8 8 0 0 1 0 16h-6" />
          <path d="M64 126h72M28 126h20M152 126h18" />
        </>
      }
    />
  );
}
