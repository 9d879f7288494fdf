/** A realistic bug, to be planted in a copy of the project: some test must notice it. */
export interface Plant {
  /** What somebody would meet if it were there. */
  story: string;
  file: string;
  /** Stands exactly once in the file, and is replaced. */
  from: string;
  to: string;
  /** The tests that should notice, as files or folders. */
  tests: readonly string[];
}

/** The file with the bug in it; throws, naming the file, where the plant no longer applies. */
export function planted({ story, file, from, to }: Plant, text: string): string {
  const places = text.split(from).length - 1;
  if (places !== 1) throw new Error(`${file}: "${story}" looks for what stands there ${places} times: ${from}`);
  return text.replace(from, () => to);
}
