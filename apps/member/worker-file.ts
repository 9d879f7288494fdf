import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const source = fileURLToPath(new URL("worker/sw.ts", import.meta.url));
/** Returns whether a file is cached at once. Extended Latin fonts and the polyfill are cached on first use instead. */
const isKept = (file: string) => /\.(js|css|woff2)$/.test(file) && !/latin-ext|global\.esm/.test(file);

/** Builds `sw.js` next to the app, with the list of the app's files. */
export function workerFile(): Plugin {
  return {
    name: "worker-file",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const all = Object.keys(bundle).map((file) => `/${file}`);
      const files = all.filter(isKept).sort();
      const polyfill = all.filter((file) => /global\.esm.*\.js$/.test(file));
      const name = createHash("sha256").update(files.join()).digest("hex").slice(0, 10);
      const constants = { BUILD: name, FILES: files, POLYFILL: polyfill };
      await build({
        configFile: false,
        logLevel: "warn",
        define: Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
        build: {
          ...(dir && { outDir: dir }),
          emptyOutDir: false,
          copyPublicDir: false,
          target: "baseline-widely-available",
          rolldownOptions: { input: source, output: { format: "iife", entryFileNames: "sw.js" } },
        },
      });
    },
  };
}
