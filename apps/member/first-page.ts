import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const settings = (outDir: string, more: InlineConfig["build"]): InlineConfig => ({
  configFile: false,
  logLevel: "warn",
  plugins: [react()],
  build: { outDir, emptyOutDir: false, copyPublicDir: false, target: "baseline-widely-available", ...more },
});

/**
 * Builds what the server writes into each page before the app loads: `first.js`, which runs before any other code, and
 * the first shapes (`first-shapes.json`) with their style (`first.css`), rendered from the app's components.
 */
export function firstPage(): Plugin {
  return {
    name: "first-page",
    apply: "build",
    async writeBundle({ dir = "dist" }) {
      const script = { input: at("first/first.ts"), output: { format: "iife", entryFileNames: "first.js" } } as const;
      await build(settings(dir, { rolldownOptions: script }));
      // A folder inside the project, so that the imports of the shapes resolve.
      const aside = await mkdtemp(join(at("."), "first-"));
      try {
        await drawShapes(dir, aside);
      } finally {
        await rm(aside, { recursive: true });
      }
    },
  };
}

async function drawShapes(dir: string, aside: string): Promise<void> {
  const input = at("first/shape.tsx");
  await build(settings(aside, { ssr: true, rolldownOptions: { input, output: { entryFileNames: "shape.mjs" } } }));
  const { shapes } = (await import(pathToFileURL(join(aside, "shape.mjs")).href)) as { shapes: object };
  await writeFile(join(dir, "first-shapes.json"), JSON.stringify(shapes));
  const names = { entryFileNames: "unused.js", assetFileNames: "first.css" };
  await build(settings(aside, { cssCodeSplit: false, rolldownOptions: { input, output: names } }));
  await writeFile(join(dir, "first.css"), await readFile(join(aside, "first.css")));
}
