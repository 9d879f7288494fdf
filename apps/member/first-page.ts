import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { buildDrawnPage } from "#packages/web/build/drawn-page.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds what the server writes into each page before the app loads: `first.js`, which runs before any other code, and
 * the first shapes (`first-shapes.json`) with their style (`first.css`), rendered from the app's components.
 */
export function firstPage(): Plugin {
  return {
    name: "first-page",
    apply: "build",
    writeBundle: ({ dir = "dist" }) =>
      buildDrawnPage({
        app: at("."),
        out: dir,
        script: at("first/first.ts"),
        shapes: at("first/shape.tsx"),
        names: { script: "first.js", shapes: "first-shapes.json", style: "first.css" },
      }),
  };
}
