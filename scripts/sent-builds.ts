/** Where a function that is handed a `Build`, which only builds statements, sends one with it: what the types cannot refuse. */
export function sentBuilds(text: string): string[] {
  return [...text.matchAll(/\b(\w+): Build\b/g)].flatMap(({ 1: name, index }) => {
    const [body = ""] = text.slice(index).split(/\n}|\n\n(?=\S)|\n(?=export |const |async |function )/);
    const sent = new RegExp(
      `\\b${name}\\.(with|select|insert|update|delete|merge|replace)\\w*\\([^;]*?\\.(execute|stream)`,
    );
    const found = body.match(sent);
    return found ? [found[0].split("\n")[0] ?? ""] : [];
  });
}
