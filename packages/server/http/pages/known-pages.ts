import { memberPaths } from "#features/member-paths.ts";
import { officePaths } from "#features/office-paths.ts";
import { patternOf } from "./path-pattern.ts";

/** The apps' routers ignore case, too. */
const patternsOf = (paths: readonly string[]) => paths.map((path) => patternOf(path, "i"));
const isLocationPath = (path: string) => path.startsWith("/$subpage");

const all = Object.values(memberPaths);
const memberPages = patternsOf(all.filter((path) => !isLocationPath(path)));
const locationPages = patternsOf(all.filter(isLocationPath).map((path) => path.replace("$campaignId", "\\d{1,15}")));
const officePages = patternsOf(Object.values(officePaths));

const matches = (patterns: readonly RegExp[], path: string) => patterns.some((pattern) => pattern.test(path));

/** Whether the member app has a page at a path. `subpages`: those of the club's points of sale. */
export function isMemberPage(path: string, subpages: readonly string[]): boolean {
  if (matches(memberPages, path)) return true;
  const [, first = ""] = path.split("/");
  return matches(locationPages, path) && subpages.includes(first.toLowerCase());
}

/** Whether the back office has a page at a path. */
export const isOfficePage = (path: string): boolean => matches(officePages, path);
