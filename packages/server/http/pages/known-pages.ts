import type { AppPaths } from "../authenticate.ts";
import { patternOf } from "./path-pattern.ts";

/** Patterns ignore case, because the apps' routers do as well. */
const patternsOf = (paths: readonly string[]) => paths.map((path) => patternOf(path, "i"));
const isLocationPath = (path: string) => path.startsWith("/$subpage");

const matches = (patterns: readonly RegExp[], path: string) => patterns.some((pattern) => pattern.test(path));

/** Returns checks for which paths are pages of the two apps. */
export function createKnownPages({ member, office }: Pick<AppPaths, "member" | "office">) {
  const all = Object.values(member);
  const memberPages = patternsOf(all.filter((path) => !isLocationPath(path)));
  const locationPages = patternsOf(all.filter(isLocationPath).map((path) => path.replace("$campaignId", "\\d{1,15}")));
  const officePages = patternsOf(Object.values(office));
  return {
    /** Whether the member app has a page at a path. `subpages`: the subpages of the club's points of sale. */
    isMemberPage(path: string, subpages: readonly string[]): boolean {
      if (matches(memberPages, path)) return true;
      const [, first = ""] = path.split("/");
      return matches(locationPages, path) && subpages.includes(first.toLowerCase());
    },
    /** Whether the back office has a page at a path. */
    isOfficePage: (path: string): boolean => matches(officePages, path),
  };
}
