import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../../", import.meta.url));
const declared = {
  open: /\b(?:open|first)Screen\([^;]*?\bimport\("([^"]+\.tsx)"\)/g,
  first: /\bfirstScreen\([^;]*?\bimport\("([^"]+\.tsx)"\)/g,
};

/**
 * Returns the files of the screens before the sign-in, as the nouns and `combined-screens.ts` declare them. `first`: only
 * those that need no more than the style in their page.
 */
export function screenFiles(kind: "open" | "first"): string[] {
  const files = [
    ...globSync("features/*/*/backoffice/feature.ts", { cwd: project }),
    "apps/backoffice/combined-screens.ts",
  ];
  const screens = files.flatMap((file) =>
    [...readFileSync(join(project, file), "utf8").matchAll(declared[kind])].map(([, screen = ""]) =>
      join(project, dirname(file), screen),
    ),
  );
  return [...new Set(screens)];
}
