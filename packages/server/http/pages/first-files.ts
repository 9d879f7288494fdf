import { existsSync, readFileSync } from "node:fs";
import type { FirstFiles } from "#packages/contract/first-facts.ts";
import { patternOf } from "./path-pattern.ts";

/** A page of the member app, as its build describes it. `path` is the route's pattern: `/c/$id`. */
interface BuiltPage extends FirstFiles {
  path: string;
}

const nothing: FirstFiles = { member: [], visitor: [], words: { sv: [], en: [], fr: [] } };

/**
 * Counts the parts of a path around its parameters: fixed paths sort before paths that begin with a point of sale's
 * name.
 */
const open = ({ path }: BuiltPage) => path.split("$").length;

/** Returns a lookup of the built files that a member app page needs, by path; no files without a built app. */
export function firstFilesIn(folder: string): (path: string) => FirstFiles {
  const file = `${folder}first-files.json`;
  const built = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as BuiltPage[]) : [];
  const pages = built
    .toSorted((one, other) => open(one) - open(other))
    .map(({ path, ...files }) => ({ pattern: patternOf(path), files }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.files ?? nothing;
}
