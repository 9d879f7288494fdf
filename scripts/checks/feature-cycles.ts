/** Matches a file in one part of a noun. */
const feature = /^(features\/[^/]+\/[^/]+\/(?:domain|contract|api|backoffice|member|web|i18n))\//;

interface Import {
  from: string;
  to: string;
}

/**
 * Returns features that depend on each other, with the imports between them. dependency-cruiser's folder cycles also
 * run through folders of programs and settings; these run through features only.
 */
export function featureCycles(imports: readonly Import[]): { features: string[]; imports: Import[] }[] {
  const between = imports.flatMap(({ from, to }) => {
    const [source, target] = [feature.exec(from)?.[1], feature.exec(to)?.[1]];
    return source && target && source !== target ? [{ source, target, from, to }] : [];
  });
  const next = Map.groupBy(between, ({ source }) => source);
  const reach = new Map(
    [...next.keys()].map((start) => {
      const reached = new Set<string>();
      const pending = [start];
      for (let current = pending.pop(); current !== undefined; current = pending.pop())
        for (const { target } of next.get(current) ?? [])
          if (!reached.has(target)) {
            reached.add(target);
            pending.push(target);
          }
      return [start, reached] as const;
    }),
  );
  const inCycles = [...reach].filter(([name, reached]) => reached.has(name)).map(([name]) => name);
  const groups = Map.groupBy(inCycles, (name) =>
    inCycles
      .filter((other) => reach.get(name)?.has(other) && reach.get(other)?.has(name))
      .sort()
      .join(" "),
  );
  return [...groups.values()].map((features) => ({
    features: features.sort(),
    imports: between
      .filter(({ source, target }) => features.includes(source) && features.includes(target))
      .map(({ from, to }) => ({ from, to })),
  }));
}
