import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { channelRules } from "#packages/domain/people/channels.ts";
import { projectFiles, root } from "../../../scripts/files.ts";

const table = /return \{\n([\s\S]*?)\n {2}\} satisfies FormFields</g;
const partOf = (file: string) => /^features\/[^/]+\/[^/]+\/[^/]+\//.exec(file)?.[0];
const sources = projectFiles()
  .filter((file) => /^features\/.*\.tsx?$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/**
 * Matches the text before a field's name: the call that connects the field to an input, a property, or another name in
 * a list.
 */
const input = String.raw`(?:(?:input|limited|words|register|field|setValue)\(\s*|name=|(?:name|size|hide): |" [?:] |[[,]\s*)`;
const isOfForm = ({ file, text }: { file: string; text: string }) =>
  file.endsWith("-form.ts") || /[fF]orm\b|limited\(|<.*FieldForm/.test(text);

/** Fields of consents, whose inputs a form may name through `channelRules`. */
const consentFields = new Set<string>(Object.values(channelRules).map(({ consent }) => consent));

/** Returns the fields that have words. Inputs of `translations` belong to its texts. */
const fieldsIn = (text: string) =>
  [...text.matchAll(table)]
    .flatMap(([, body = ""]) => [...body.matchAll(/^ {4}(\w+)(?:: (?!"wordless")|,)/gm)])
    .map(([, name = ""]) => name)
    .filter((name) => name !== "translations");

test("each field in a form’s table has an input in the same noun", () => {
  const tables = sources.filter(({ text }) => fieldsIn(text).length > 0);
  const withoutInput = tables.flatMap(({ file, text }) => {
    const part = sources.filter((source) => partOf(source.file) === partOf(file) && isOfForm(source));
    const code = part.map((source) => source.text.replaceAll(table, "")).join("\n");
    const isNamed = (name: string) =>
      new RegExp(`${input}"${name}"|fields\\.${name}\\b`).test(code) ||
      (consentFields.has(name) && code.includes("channelRules"));
    return fieldsIn(text)
      .filter((name) => !isNamed(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(tables.length).toBeGreaterThan(10);
  expect(withoutInput).toEqual([]);
});
