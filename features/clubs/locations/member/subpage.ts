import { reservedByPaths } from "#features/clubs/settings/domain/reserved-words.ts";
import { checkSubpage } from "#features/clubs/settings/domain/subdomain.ts";
import { paths } from "#features/member-paths.ts";

const routeWords = reservedByPaths(Object.values(paths), "subpage");

/** The subpage a pathname begins with, lower-cased; null when its first segment is a route's word or no subpage. Spec §2. */
export function subpageOf(pathname: string): string | null {
  const checked = checkSubpage(pathname.split("/")[1] ?? "", routeWords);
  return checked.ok ? checked.value : null;
}
