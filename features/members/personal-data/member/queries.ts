/** A part of the stored data, as in the JSON file. */
export interface OwnPart {
  name: string;
  title: string;
  /** The titles of the part's facts, in their order. */
  columns: Record<string, string>;
  rows: Record<string, unknown>[];
}

/** Returns the non-empty parts of the file. */
export async function readData(file: Blob): Promise<OwnPart[]> {
  const { parts } = JSON.parse(await file.text()) as { parts: Record<string, Omit<OwnPart, "name">> };
  return Object.entries(parts)
    .map(([name, part]) => ({ name, ...part }))
    .filter(({ rows }) => rows.length > 0);
}
