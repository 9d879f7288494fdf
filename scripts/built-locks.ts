const holding = /\.for(Update|NoKeyUpdate|Share|KeyShare)\(/;

/**
 * Returns functions that take a `Build` and lock rows, by their names or by the statements they build. A lock outside a
 * transaction holds nothing.
 */
export function builtLocks(text: string): string[] {
  return [...text.matchAll(/\b\w+: Build\b/g)].flatMap(({ index }) => {
    const name = [...text.slice(0, index).matchAll(/\b(?:function|const) (\w+)/g)].at(-1)?.[1] ?? "";
    const [body = ""] = text.slice(index).split(/\n}|\n\n(?=\S)|\n(?=export |const |async |function )/);
    return /^lock[A-Z]/.test(name) || holding.test(body) ? [name] : [];
  });
}
