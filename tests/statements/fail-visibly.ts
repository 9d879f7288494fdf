/** Throws, and prints the reason first, because a request with the refused statement only gets a 500. */
export function failVisibly(reason: string): never {
  console.error(reason);
  throw new Error(reason);
}
