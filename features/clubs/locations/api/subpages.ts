import { reservedByPaths } from "#features/clubs/settings/domain/reserved-words.ts";
import { type CheckedSubpage, checkSubpage } from "#features/clubs/settings/domain/subdomain.ts";
import { routes } from "#features/routes.ts";

/** First path segments of the member app (spec §2): a subpage with such a name could not be opened. */
const memberAppWords: ReadonlySet<string> = new Set(
  "guest login auth onboarding consumer user terms privacy c r sc u till".split(" "),
);

const reserved = new Set([
  ...memberAppWords,
  ...reservedByPaths(
    Object.values(routes).map(({ path }) => path),
    "subpage",
  ),
]);

/** Returns the subpage of a closed point of sale, which frees its former one. */
export const closedSubpage = (id: number) => `closed${id}`;

/** Checks a subpage; the words of routes and of closed points of sale are reserved. */
export function readSubpage(input: string): CheckedSubpage | { ok: false; reason: "REQUIRED" } {
  if (input.trim() === "") return { ok: false, reason: "REQUIRED" };
  const read = checkSubpage(input, reserved);
  return read.ok && /^closed\d+$/.test(read.value) ? { ok: false, reason: "RESERVED_SUBPAGE" } : read;
}
