import { finished } from "node:stream/promises";
import type pg from "pg";
import { from } from "pg-copy-streams";
import type { BackedUpTable, TableSum } from "./manifest.ts";
import { columnList, linesOf, quoted, summing } from "./rows.ts";

/** What becomes of a row on its way in; none: it comes in as it is. */
export type Rewrite = ((line: Buffer) => Buffer) | null;

export interface Loading {
  write(piece: Buffer): Promise<void>;
  /** What came, and what was written of it. */
  end(): Promise<{ came: TableSum; written: TableSum }>;
  /** Takes nothing more: the connection is free to say that all is undone. */
  giveUp(): void;
}

/** Takes pieces of one table's rows into `into`, which has that table's columns. */
export function loadRows(
  client: pg.Client,
  { columns }: Pick<BackedUpTable, "columns">,
  into: string,
  rewrite: Rewrite,
): Loading {
  const copying = client.query(from(`copy ${quoted(into)} (${columnList(columns)}) from stdin`));
  const completion = finished(copying);
  // Whoever writes or ends hears of an error.
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
