import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { paths } from "#features/member-paths.ts";
import { standingAlone } from "./standing-alone.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const project = at("../../");
/** Matches the declarations of screens in the nouns and in `combined-screens.ts`. */
const declared = /\b(\w+)Screen\(\s*p(?:age|ath)s\.(\w+),\s*"\w+",\s*\(\) =>\s*import\("([^"]+\.tsx)"\)/g;

const first = {
  home: "screens/HomeScreen.tsx",
  guest: "screens/GuestScreen.tsx",
  guestFrame: "frame/GuestFrame.tsx",
  theme: "../../packages/ui/theme/ThemeProvider.tsx",
};
const unique = (files: Files) => [...new Set(files)];

/** Names of built files below `assets/`. */
type Files = string[];

/** Tells the server each page's files besides the app's own, so that the browser requests all of them at once. */
export function firstFiles(): Plugin {
  return {
    name: "first-files",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entry = chunks.find(({ isEntry }) => isEntry);
      const always = new Set(entry && closure(entry, bundle));
      const of = (path: string): Files => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(at(path)));
        if (!chunk) throw new Error(`${path} is not in any built file`);
        return closure(chunk, bundle).filter((file) => !always.has(file));
      };
      const filesByLanguage = (phrases: string) =>
        Object.fromEntries(["sv", "en", "fr"].map((language) => [language, of(`${phrases}.${language}.ts`)]));
      const phrases = filesByLanguage("../../packages/i18n/member/first");
      const catalogue = filesByLanguage("../../packages/i18n/member/catalogue");
      const [home, guestFrame, theme] = [of(first.home), of(first.guestFrame), of(first.theme)];
      const screenFiles = declaredScreens().map(({ path, parent, screen }) => {
        const isAlone = standingAlone.includes(path);
        const files = [...of(screen), ...(isAlone ? [] : theme)];
        // Members' pages redirect visitors to the guest page, and visitors' pages redirect members home.
        const member = /^signedOut/.test(parent) ? home : files;
        const visitor = [...(parent === "own" ? of(first.guest) : files), ...guestFrame];
        return { path, member: unique(member), visitor: unique(visitor), words: isAlone ? phrases : catalogue };
      });
      this.emitFile({ type: "asset", fileName: "first-files.json", source: JSON.stringify(screenFiles) });
    },
  };
}

function declaredScreens() {
  const files = [...globSync("features/*/*/member/feature.ts", { cwd: project }), "apps/member/combined-screens.ts"];
  const screens = files.flatMap((file) =>
    [...readFileSync(join(project, file), "utf8").matchAll(declared)].map(([, parent = "", key = "", screen = ""]) => ({
      parent,
      path: paths[key as keyof typeof paths],
      screen: relative(at("."), join(project, dirname(file), screen)),
    })),
  );
  if (screens.length !== Object.keys(paths).length)
    throw new Error("some screens could not be parsed: declare each as the others are declared");
  return screens;
}

/** Returns a file with all its imports, including styles. */
function closure(entry: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Files {
  const fileNames = new Set<string>();
  const waiting = [entry.fileName];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = bundle[name];
    if (fileNames.has(name) || file?.type !== "chunk") continue;
    fileNames.add(name);
    waiting.push(...file.imports);
    for (const style of file.viteMetadata?.importedCss ?? []) fileNames.add(style);
  }
  return [...fileNames].map((name) => name.replace("assets/", ""));
}
