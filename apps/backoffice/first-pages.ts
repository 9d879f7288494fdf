import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { defaultLanguage } from "#packages/domain/translations/languages.ts";
import { buildDrawnPage } from "#packages/web/build/drawn-page.ts";
import { neededStyle } from "#packages/web/build/needed-style.ts";
import { screenFiles } from "./open-screens.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const firstPhrases = at(`i18n/first.${defaultLanguage}.ts`);

type Chunk = Rolldown.OutputChunk;

/**
 * Builds what the server adds to the first pages, the sign-in and the sign-up: their beginning, drawn from the app's
 * components (`first-shapes.json`), with the script that shows it (`first.js`); the part of the app's style that they
 * need (`first.css`); and the names of the files that they load after the app's own (`first-files.json`), so that the
 * browser requests all files at once.
 */
export function firstPages(): Plugin {
  return {
    name: "first-pages",
    apply: "build",
    async writeBundle({ dir = "dist" }, bundle) {
      const all = Object.values(bundle);
      const chunks = all.filter((file) => file.type === "chunk");
      const style = all.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
      if (style?.type !== "asset") throw new Error("the app has no style");
      const screens = new Set([...screenFiles("first"), firstPhrases]);
      const isOfScreens = ({ facadeModuleId, moduleIds }: Chunk) =>
        [facadeModuleId ?? "", ...moduleIds].some((id) => screens.has(id));
      const own = reached(
        chunks.filter(({ isEntry }) => isEntry),
        bundle,
      );
      const ofScreens = reached(chunks.filter(isOfScreens), bundle);
      const files = [...ofScreens].filter((chunk) => !own.has(chunk)).map(({ fileName }) => `/${fileName}`);
      await buildDrawnPage({
        app: at("."),
        out: dir,
        script: at("first/first.ts"),
        shapes: at("first/shapes.tsx"),
        names: { script: "first.js", shapes: "first-shapes.json", style: "first.css" },
      });
      const drawnStyle = await readFile(join(dir, "first.css"), "utf8");
      await writeFile(
        join(dir, "first.css"),
        drawnStyle + neededStyle(String(style.source), wordsIn([...own, ...ofScreens])),
      );
      await writeFile(join(dir, "first-files.json"), JSON.stringify(files.sort()));
    },
  };
}

const wordsIn = (chunks: readonly Chunk[]) => new Set(chunks.flatMap(({ code }) => code.match(/[\w-]+/g) ?? []));

/** Returns chunks with everything that they import. */
function reached(entries: readonly Chunk[], bundle: Rolldown.OutputBundle): Set<Chunk> {
  const chunks = new Set(entries);
  for (const { imports } of chunks) {
    for (const name of imports) {
      const file = bundle[name];
      if (file?.type === "chunk") chunks.add(file);
    }
  }
  return chunks;
}
