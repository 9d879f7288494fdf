import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, root } from "../../../../scripts/files.ts";
import { draftedForms } from "./drafted-forms.ts";

const sources = projectFiles().filter((file) =>
  /^(apps\/backoffice|features\/[^/]+\/[^/]+\/backoffice|packages\/web\/backoffice)\/.*\.tsx?$/.test(file),
);
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const forms = sources.filter((file) => /\buse(Field)?Form[<(]/.test(textOf(file)));
const whatOf = (file: string) => /draft: \{ what: "([a-z-]+)"/.exec(textOf(file))?.[1];

test("every form stores a draft on the device, or gives its reason in a comment `The form stores no draft, because …`", () => {
  const drafted = forms.filter((file) => whatOf(file) !== undefined);
  const undecided = forms.filter(
    (file) => !drafted.includes(file) && !/\/\/ The form stores no draft, because .{5,}\./.test(textOf(file)),
  );
  expect(undecided).toEqual([]);
  expect(drafted.map(whatOf).sort()).toEqual([...draftedForms].sort());
});
