const sending = "\\.(execute\\w*|stream)\\(";

/** Returns the statements a function sends with `name`: directly, built by another function, or through a variable. */
function sentIn(body: string, name: string): string[] {
  const made = [...body.matchAll(new RegExp(`\\bconst (\\w+) = [^;]*?\\b${name}\\b[^;]*;`, "g"))].map(([, of]) => of);
  return [
    `\\b${name}\\.(with|select|insert|update|delete|merge|replace)\\w*\\([^;]*?${sending}`,
    `\\b\\w+\\(\\s*${name}\\b[^;]*?${sending}`,
    `[^\\n;]*\\.execute\\(\\s*${name}\\s*\\)`,
    ...made.map((of) => `\\b${of}\\b(?!:)[^;]*?${sending}`),
  ].flatMap((pattern) => body.match(new RegExp(pattern))?.[0].split("\n")[0]?.trim() ?? []);
}

/**
 * Returns functions that send a statement through a `Build`, which may only build statements. The types cannot refuse
 * this.
 */
export function sentBuilds(text: string): string[] {
  return [...text.matchAll(/\b(\w+): Build\b/g)].flatMap(({ 1: name = "", index }) => {
    const [body = ""] = text.slice(index).split(/\n}|\n\n(?=\S)|\n(?=export |const |async |function )/);
    return sentIn(body, name).slice(0, 1);
  });
}
