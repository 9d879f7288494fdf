import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { first } from "#packages/i18n/member/first.sv.ts";

const project = fileURLToPath(new URL("../../../../", import.meta.url));

function fileOf(from: string, named: string): string | null {
  if (named.startsWith(".")) return resolve(dirname(from), named);
  const isOurs = /^#(apps\/member|features\/[^/]+\/[^/]+\/member|packages\/(ui|shell|web))\//.test(named);
  return isOurs ? resolve(project, named.slice(1)) : null;
}

/**
 * Returns the parts of the catalogue that are used in code which the files reach without a lazy import, each with the
 * file that uses it.
 */
function spokenFrom(entries: readonly string[]): Map<string, string> {
  const spoken = new Map<string, string>();
  const waiting = [...entries];
  const seen = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue;
    seen.add(file);
    const text = readFileSync(file, "utf8");
    for (const [, part = ""] of text.matchAll(/useTranslations\("(\w+)"\)/g)) spoken.set(part, file);
    for (const [, named = ""] of text.matchAll(/^(?:import|export|\}) .*?from "([^"]+)"/gm)) {
      const next = fileOf(file, named);
      if (next) waiting.push(next);
    }
  }
  return spoken;
}

test("home, a visitor’s first page and the frame use no phrases of other screens", () => {
  const entries = [
    "apps/member/screens/HomeScreen.tsx",
    "apps/member/screens/GuestScreen.tsx",
    "apps/member/frame/AppRoot.tsx",
    "apps/member/frame/GuestFrame.tsx",
    "apps/member/frame/Drawer.tsx",
  ];
  const extraFiles = ["apps/member/frame/SandboxStrip.tsx", "features/loyalty/home/member/InstallTip.tsx"];
  const spoken = spokenFrom([...entries, ...extraFiles].map((path) => resolve(project, path)));
  expect(spoken.size).toBeGreaterThan(8);
  expect([...spoken].filter(([part]) => !(part in first))).toEqual([]);
});
