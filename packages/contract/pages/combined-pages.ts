type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The paths that all nouns declare, as one object. */
export type CombinedPages<Nouns> = {
  [Name in keyof Intersection<Nouns[keyof Nouns]>]: Intersection<Nouns[keyof Nouns]>[Name];
};

/** Puts the paths of all nouns into one object. Throws when two nouns declare the same name. */
export function combinePages<Nouns extends object>(nouns: Nouns): CombinedPages<Nouns> {
  const combined: Record<string, string> = {};
  for (const pages of Object.values(nouns) as Record<string, string>[]) {
    for (const [name, path] of Object.entries(pages)) {
      if (name in combined) throw new Error(`two nouns declare the page ${name}`);
      combined[name] = path;
    }
  }
  return combined as CombinedPages<Nouns>;
}
