import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const source = fileURLToPath(new URL("first/first.ts", import.meta.url));

/** Builds `first.js` beside the app, which the server writes into each page. */
export function firstScript(): Plugin {
  return {
    name: "first-script",
    apply: "build",
    async writeBundle({ dir }) {
      await build({
        configFile: false,
        logLevel: "warn",
        build: {
          ...(dir && { outDir: dir }),
          emptyOutDir: false,
          copyPublicDir: false,
          target: "baseline-widely-available",
          rolldownOptions: { input: source, output: { format: "iife", entryFileNames: "first.js" } },
        },
      });
    },
  };
}
