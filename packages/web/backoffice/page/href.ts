/** A path with its `$id` filled in, where an address is wanted as text. */
export function hrefOf(path: `${string}$id`, id: number): string {
  return path.replace("$id", String(id));
}
