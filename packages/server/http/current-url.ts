/**
 * Returns the URL with a former path replaced by the current one, whatever follows it; null when the URL has no former
 * path.
 */
export function currentUrl(formerPaths: ReadonlyMap<string, string>, url: string): string | null {
  for (const [former, current] of formerPaths) {
    const remainder = url.slice(former.length);
    if (url.startsWith(former) && /^(?:[/?]|$)/.test(remainder)) return current + remainder;
  }
  return null;
}
