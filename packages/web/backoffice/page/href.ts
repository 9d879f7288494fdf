/** Returns a path with its `$id` filled in, for an address as text. */
export function hrefOf(path: `${string}$id`, id: number): string {
  return path.replace("$id", String(id));
}
