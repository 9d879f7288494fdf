import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { overlays } from "#tests/e2e/accessibility/overlays.ts";
import { projectFiles, root } from "./files.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
// Mantine's and our own; what a shell keeps open beside the page is no overlay, though it is called a drawer.
const opens =
  /<(Menu|Modal(\.Root)?|Dialog|Drawer|ConfirmDialog|ActDialog|CardDialog|CongratsDialog|Autocomplete|Select|MultiSelect|Popover)\b/;
const exceptions = ["apps/member/frame/MemberFrame.tsx"];

test("everything that opens over a page is looked at for accessibility while it is open", () => {
  const screens = ["apps", "features", "packages"]
    .flatMap((folder) => projectFiles(folder))
    .filter((file) => !file.startsWith("packages/ui/"));
  const overlayFiles = screens.filter((file) => file.endsWith(".tsx") && opens.test(read(file)));
  const named = Object.keys(overlays);
  expect(named.toSorted()).toEqual(overlayFiles.filter((file) => !exceptions.includes(file)).toSorted());
});

test("and by the name it has in the list", () => {
  const looks = projectFiles("tests/e2e").filter((file) => file.endsWith(".spec.ts"));
  const sourceText = looks.map(read).join("\n");
  const unseen = Object.values(overlays).filter((name) => !sourceText.includes(`"${name}"`));
  expect(unseen).toEqual([]);
});
