import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { overlays } from "#tests/e2e/accessibility/overlays.ts";
import { projectFiles, root } from "./files.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
// Overlays of Mantine and our own. A drawer that a shell keeps open next to the page is no overlay.
const opens =
  /<(Menu|Modal(\.Root)?|Dialog|Drawer|ConfirmDialog|ActDialog|CardDialog|CongratsDialog|Autocomplete|Select|MultiSelect|Popover)\b/;
const exceptions = ["apps/member/frame/MemberFrame.tsx"];

test("every overlay is checked for accessibility while it is open", () => {
  const screens = ["apps", "features", "packages"]
    .flatMap((folder) => projectFiles(folder))
    .filter((file) => !file.startsWith("packages/ui/"));
  const overlayFiles = screens.filter((file) => file.endsWith(".tsx") && opens.test(read(file)));
  const named = Object.keys(overlays);
  expect(named.toSorted()).toEqual(overlayFiles.filter((file) => !exceptions.includes(file)).toSorted());
});

test("every overlay is checked under its name in the list", () => {
  const looks = projectFiles("tests/e2e").filter((file) => file.endsWith(".spec.ts"));
  const sourceText = looks.map(read).join("\n");
  const unseen = Object.values(overlays).filter((name) => !sourceText.includes(`"${name}"`));
  expect(unseen).toEqual([]);
});
