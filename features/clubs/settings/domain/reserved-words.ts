/**
 * Returns the lower-case words that a parameter must not be: fixed segments in its position, after an equal beginning.
 * Parameters may be {name}, :name or $name. From `/public/{subdomain}/{subpage}` and `/public/campaign/{id}`,
 * `subdomain` must not be `campaign`.
 */
export function reservedByPaths(paths: readonly string[], parameter: string): ReadonlySet<string> {
  const table = paths.map((path) => path.split("/").filter(Boolean));
  const reserved = new Set<string>();
  for (const path of table) {
    path.forEach((segment, place) => {
      if (parameterName(segment) !== parameter) return;
      for (const word of wordsAt(table, path.slice(0, place))) reserved.add(word.toLowerCase());
    });
  }
  return reserved;
}

function wordsAt(table: readonly string[][], prefix: readonly string[]): string[] {
  return table
    .filter((path) => prefix.every((segment, place) => sameSegment(segment, path[place])))
    .map((path) => path[prefix.length])
    .filter((segment) => segment !== undefined && parameterName(segment) === null) as string[];
}

function sameSegment(one: string, other: string | undefined): boolean {
  if (other === undefined) return false;
  return one === other || (parameterName(one) !== null && parameterName(other) !== null);
}

function parameterName(segment: string): string | null {
  return /^(?:\{\.{0,3}\$?(\w+)\}|[:$](\w+))$/.exec(segment)?.slice(1).find(Boolean) ?? null;
}
