import { readFileSync } from "node:fs";
import { featureLists } from "../feature-lists.ts";

/** Returns the words of a text, so that its formatting does not matter. */
const wordsOf = (text: string) =>
  text
    .split(/[\s,;]+/)
    .sort()
    .join(" ");

const stale = featureLists()
  .filter(({ path, text }) => wordsOf(readFileSync(path, "utf8")) !== wordsOf(text))
  .map(({ path }) => path);
if (stale.length > 0) {
  console.error(`Run \`npm run features\`. These lists do not match the folders: ${stale.join(", ")}`);
  process.exitCode = 1;
}
