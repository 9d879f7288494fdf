import { useRef } from "react";

/** Holds idempotency keys: the same key for the same input until it is answered, then a new one. */
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
