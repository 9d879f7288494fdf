/** Creates an index of objects by shared keys, in order of insertion. */
export function createIndex<Key, Thing>() {
  const sets = new Map<Key, Set<Thing>>();
  const none: ReadonlySet<Thing> = new Set();
  return {
    of: (key: Key): ReadonlySet<Thing> => sets.get(key) ?? none,
    add(keys: readonly Key[], thing: Thing): void {
      for (const key of keys) sets.set(key, (sets.get(key) ?? new Set()).add(thing));
    },
    remove(keys: readonly Key[], thing: Thing): void {
      for (const key of keys) {
        const set = sets.get(key);
        set?.delete(thing);
        if (set?.size === 0) sets.delete(key);
      }
    },
  };
}
