import { existsSync, readFileSync } from "node:fs";
import type { FirstFiles } from "#packages/contract/first-facts.ts";
import { patternOf } from "./path-pattern.ts";

/** A page of the member app as its build tells of it. `path`: as the app's routes write it, `/c/$id`. */
interface BuiltPage extends FirstFiles {
  path: string;
}

const nothing: FirstFiles = { member: [], visitor: [], words: { sv: [], en: [], fr: [] } };

/** An address of our own comes before one that begins with a point of sale's name. */
const open = ({ path }: BuiltPage) => path.split("$").length;

/** Which built files a page of the member app wants, by its path; none where the app has not been built. */
export function firstFilesIn(folder: string): (path: string) => FirstFiles {
  const file = `${folder}first-files.json`;
  const built = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as BuiltPage[]) : [];
  const pages = built
    .toSorted((one, other) => open(one) - open(other))
    .map(({ path, ...files }) => ({ pattern: patternOf(path), files }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.files ?? nothing;
}
