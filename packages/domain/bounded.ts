/** Upper bounds for a JSON value. */
export interface Bounds {
  depth: number;
  /** Characters of text including keys, plus one for each other value. */
  size: number;
}

/** Bounds for a stored banner: four texts and a background, with a margin. */
export const bannerBounds: Bounds = { depth: 8, size: 20_000 };

/** Whether a parsed value is within its bounds. Walks without recursion, so deep nesting cannot overflow the stack. */
export function isBounded(value: unknown, { depth, size }: Bounds): boolean {
  const open: { value: unknown; level: number }[] = [{ value, level: 0 }];
  let remaining = size;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: here, level } = next;
    remaining -= typeof here === "string" ? here.length + 1 : 1;
    if (remaining < 0) return false;
    if (typeof here !== "object" || here === null) continue;
    if (level >= depth) return false;
    for (const [key, inside] of Object.entries(here)) {
      remaining -= Array.isArray(here) ? 0 : key.length;
      if (remaining < open.length) return false;
      open.push({ value: inside, level: level + 1 });
    }
  }
  return true;
}
