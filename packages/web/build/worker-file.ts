import { createHash } from "node:crypto";
import type { Rolldown } from "vite";
import { build, type Plugin } from "vite";

type Bundle = Rolldown.OutputBundle;

interface WorkerFile {
  /** The worker's source. */
  source: string;
  /** The name of the built file next to the app. */
  name: string;
  /**
   * Screens that open without a network, as ends of their source files. The worker caches these, the app's entry, and
   * everything that they import. Without it, the worker caches all files.
   */
  screens?: readonly string[];
}

/** Returns whether a file is cached at once. Extended fonts and the polyfill are cached on first use instead. */
const isKept = (file: string) =>
  /\.(js|css|woff2|wasm)$/.test(file) && !/-ext-|cyrillic|greek|vietnamese|global\.esm/.test(file);

/** Returns the chunks that contain a screen, with all that they import, the styles and the font of the screens. */
function filesOf(bundle: Bundle, screens: readonly string[]): string[] {
  const isScreen = (id: string) => screens.some((screen) => id.endsWith(screen));
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const waiting = chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some(isScreen));
  const reached = new Set(waiting.map(({ fileName }) => fileName));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const lazy = next.moduleIds.some(isScreen) ? next.dynamicImports : [];
    for (const imported of [...next.imports, ...lazy]) {
      const chunk = bundle[imported];
      if (chunk?.type !== "chunk" || reached.has(imported)) continue;
      reached.add(imported);
      waiting.push(chunk);
    }
  }
  const isOfAll = (file: string) => bundle[file]?.type === "asset" && /\.(css|wasm)$|\/lato-[^/]*\.woff2$/.test(file);
  return Object.keys(bundle).filter((file) => isOfAll(file) || reached.has(file));
}

/** Builds a service worker next to the app, with the list of the files that it caches. */
export function workerFile({ source, name, screens }: WorkerFile): Plugin {
  return {
    name: "worker-file",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const all = Object.keys(bundle).map((file) => `/${file}`);
      const candidates = screens ? filesOf(bundle, screens).map((file) => `/${file}`) : all;
      const files = candidates.filter(isKept).sort();
      const polyfill = all.filter((file) => /global\.esm.*\.js$/.test(file));
      const hash = createHash("sha256").update(files.join()).digest("hex").slice(0, 10);
      const constants = { BUILD: hash, FILES: files, POLYFILL: polyfill };
      await build({
        configFile: false,
        logLevel: "warn",
        define: Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
        build: {
          ...(dir && { outDir: dir }),
          emptyOutDir: false,
          copyPublicDir: false,
          target: "baseline-widely-available",
          rolldownOptions: { input: source, output: { format: "iife", entryFileNames: name } },
        },
      });
    },
  };
}
