import { useRef } from "react";

/** Keys of calls that are done once: the same for the same thing until it is answered, and then a new one. */
export function useKeys<Thing>() {
  const keys = useRef(new Map<string, string>()).current;
  return {
    keyOf(thing: Thing): string {
      const what = JSON.stringify(thing);
      const key = keys.get(what) ?? crypto.randomUUID();
      keys.set(what, key);
      return key;
    },
    answered: (thing: Thing) => void keys.delete(JSON.stringify(thing)),
  };
}
