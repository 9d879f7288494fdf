/** A part of what is kept, as the file for programs has it. */
export interface OwnPart {
  name: string;
  title: string;
  /** The words of its facts, in their order. */
  columns: Record<string, string>;
  rows: Record<string, unknown>[];
}

/** The parts of the file that hold anything. */
export async function readData(file: Blob): Promise<OwnPart[]> {
  const { parts } = JSON.parse(await file.text()) as { parts: Record<string, Omit<OwnPart, "name">> };
  return Object.entries(parts)
    .map(([name, part]) => ({ name, ...part }))
    .filter(({ rows }) => rows.length > 0);
}
