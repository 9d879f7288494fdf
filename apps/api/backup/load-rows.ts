import { finished } from "node:stream/promises";
import type pg from "pg";
import { from } from "pg-copy-streams";
import type { BackedUpTable, TableSum } from "./manifest.ts";
import { columnList, linesOf, quoted, summing } from "./rows.ts";

/** Changes a row before it is written; null leaves rows unchanged. */
export type Rewrite = ((line: Buffer) => Buffer) | null;

export interface Loading {
  write(piece: Buffer): Promise<void>;
  /** Returns the sums of the rows received and of the rows written. */
  end(): Promise<{ came: TableSum; written: TableSum }>;
  /** Aborts the copy, so that the connection can roll back. */
  giveUp(): void;
}

/** Copies pieces of one table's rows into `into`, which has that table's columns. */
export function loadRows(
  client: pg.Client,
  { columns }: Pick<BackedUpTable, "columns">,
  into: string,
  rewrite: Rewrite,
): Loading {
  const copying = client.query(from(`copy ${quoted(into)} (${columnList(columns)}) from stdin`));
  const completion = finished(copying);
  // `write` and `end` report the error; this avoids an unhandled rejection.
  completion.catch(() => {});
  const [came, written] = [summing(), summing()];
  return {
    async write(piece) {
      const lines: Buffer[] = [];
      for (const line of linesOf(piece)) {
        const changed = rewrite ? rewrite(line) : line;
        came.add(line);
        written.add(changed);
        if (rewrite) lines.push(changed);
      }
      const goesOn = copying.write(rewrite ? Buffer.concat(lines) : piece);
      if (!goesOn) await Promise.race([new Promise((resolve) => copying.once("drain", resolve)), completion]);
    },
    giveUp: () => void copying.destroy(),
    async end() {
      copying.end();
      await completion;
      return { came: came.result(), written: written.result() };
    },
  };
}
