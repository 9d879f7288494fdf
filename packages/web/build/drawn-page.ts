import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig } from "vite";

interface DrawnPage {
  /** The app's folder, in which the imports of the sources resolve. */
  app: string;
  /** The folder of the built app. */
  out: string;
  /** The script that runs in the page before any other code, as a source file. */
  script: string;
  /** The module that renders the components; its export `shapes` is written as JSON. */
  shapes: string;
  /** The files to write: the script, the JSON, and the style of the rendered components. */
  names: { script: string; shapes: string; style: string };
}

const settings = (outDir: string, more: InlineConfig["build"]): InlineConfig => ({
  configFile: false,
  logLevel: "warn",
  plugins: [react()],
  build: { outDir, emptyOutDir: false, copyPublicDir: false, target: "baseline-widely-available", ...more },
});

/** Builds what the server writes into a page before the app loads, rendered from the app's components. */
export async function buildDrawnPage({ app, out, script, shapes, names }: DrawnPage): Promise<void> {
  const output = { format: "iife", entryFileNames: names.script } as const;
  await build(settings(out, { rolldownOptions: { input: script, output } }));
  // A folder inside the app, so that the imports of the shapes resolve.
  const aside = await mkdtemp(join(app, "drawn-"));
  try {
    const entry = { input: shapes, output: { entryFileNames: "shapes.mjs" } };
    await build(settings(aside, { ssr: true, rolldownOptions: entry }));
    const rendered = (await import(pathToFileURL(join(aside, "shapes.mjs")).href)) as { shapes: object };
    await writeFile(join(out, names.shapes), JSON.stringify(rendered.shapes));
    const files = { entryFileNames: "unused.js", assetFileNames: "drawn.css" };
    await build(settings(aside, { cssCodeSplit: false, rolldownOptions: { input: shapes, output: files } }));
    await writeFile(join(out, names.style), await readFile(join(aside, "drawn.css")));
  } finally {
    await rm(aside, { recursive: true });
  }
}
