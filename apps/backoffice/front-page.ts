import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { buildDrawnPage } from "#packages/web/build/drawn-page.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const style = "front.css";

/**
 * Builds the page that a stranger sees at `/`, which the server sends without the app: its script (`front.js`), its
 * texts (`front-pages.json`) and their style (`front.css`).
 */
export function frontPage(): Plugin {
  return {
    name: "front-page",
    apply: "build",
    async writeBundle({ dir = "dist" }, bundle) {
      await buildDrawnPage({
        app: at("."),
        out: dir,
        script: at("front/front.ts"),
        shapes: at("front/shapes.tsx"),
        names: { script: "front.js", shapes: "front-pages.json", style },
      });
      const file = join(dir, style);
      await writeFile(file, fontFaces(bundle) + (await readFile(file, "utf8")));
    },
  };
}

/** Returns the app's font of western texts, under the app's addresses, so that a visitor loads it once. */
function fontFaces(bundle: Rolldown.OutputBundle): string {
  return Object.keys(bundle)
    .flatMap((name) => {
      const [file, weight] = /lato-latin-(\d+)-normal[^/]*\.woff2$/.exec(name) ?? [];
      return file ? [face(weight ?? "", name)] : [];
    })
    .join("");
}

const face = (weight: string, file: string) =>
  `@font-face{font-family:Lato;font-display:swap;font-weight:${weight};src:url(/${file}) format("woff2")}`;
