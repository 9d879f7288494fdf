const options = ["--scale[=members]", "--clubs[=clubs]", "--pages=pages", "--only=figure", "--json"];

const isKnown = (word: string) => /^--(json|(scale|clubs)(=.*)?|(pages|only)=.*)$/.test(word);

/** Returns a sentence that lists the known options if a word is none of them; null otherwise. */
export function refuseUnknown(words: readonly string[]): string | null {
  const unknown = words.find((word) => !isKnown(word));
  return unknown === undefined ? null : `The bench has no option ${unknown}; it has ${options.join(", ")}.`;
}
