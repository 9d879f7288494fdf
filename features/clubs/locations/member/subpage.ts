import { reservedByPaths } from "#features/clubs/settings/domain/reserved-words.ts";
import { checkSubpage } from "#features/clubs/settings/domain/subdomain.ts";
import { paths } from "#features/member-paths.ts";

const routeWords = reservedByPaths(Object.values(paths), "subpage");

/**
 * Returns the subpage at the beginning of a pathname, in lower case; null for a route's word or an invalid subpage.
 * Spec §2.
 */
export function subpageOf(pathname: string): string | null {
  const checked = checkSubpage(pathname.split("/")[1] ?? "", routeWords);
  return checked.ok ? checked.value : null;
}
