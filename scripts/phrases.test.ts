import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, root } from "./files.ts";

const isCatalogue = (file: string) => /^(?:packages|features\/[^/]+\/[^/]+)\/i18n\/.+\/(sv|en|fr)\.ts$/.test(file);
const sources = ["apps", "features", "packages"]
  .flatMap((folder) => projectFiles(folder))
  .filter((file) => /\.tsx?$/.test(file));
const code = sources
  .filter((file) => !isCatalogue(file))
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("\n");
// All words in the code and their parts. The scope `members:read` has the phrase `members_read`.
const named = new Set((code.match(/[\w$:-]+/g) ?? []).flatMap((word) => [word, ...word.split(/[:-]/)]));

/** Marks each placeholder of a template. */
const hole = "\0";

/**
 * Returns patterns for the last word of a composed key such as `${kind}Hint`. A key that is only a placeholder has no
 * pattern, because the code contains its values.
 */
function shapesOf(template: string): RegExp[] {
  const last = template
    .replaceAll(/\$\{[^}]*\}/g, hole)
    .split(".")
    .at(-1) as string;
  const texts = last.split(hole);
  const isKey = texts.length > 1 && texts.some((text) => text !== "") && /^[\w-]*$/.test(texts.join(""));
  return isKey ? [new RegExp(`^${texts.join("[\\w-]+")}$`)] : [];
}
const shapes = (code.match(/`[^`\s]*\$\{[^`\s]*`/g) ?? []).flatMap((template) => shapesOf(template.slice(1, -1)));

const isAsked = (key: string) =>
  named.has(key) || named.has(key.replace("_", ":")) || shapes.some((shape) => shape.test(key));

function keysOf(phrases: object, path: string[] = []): string[][] {
  return Object.entries(phrases).flatMap(([key, phrase]) =>
    typeof phrase === "string" ? [[...path, key]] : keysOf(phrase, [...path, key]),
  );
}

test("every phrase is used by code", async () => {
  const unasked: string[] = [];
  for (const file of sources.filter((each) => isCatalogue(each) && each.endsWith("/sv.ts"))) {
    const { sv } = (await import(join(root, file))) as { sv: object };
    for (const key of keysOf(sv)) if (!isAsked(key.at(-1) as string)) unasked.push(`${file} ${key.join(".")}`);
  }
  expect(unasked).toEqual([]);
});
