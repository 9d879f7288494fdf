import { execFile, spawnSync } from "node:child_process";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

/** A bare SQL transaction as a pgbench script; `:member` is random between the two ids in each run. */
export interface SqlTransaction {
  name: string;
  statements: readonly string[];
  firstMember: number;
  lastMember: number;
}

const run = promisify(execFile);
const hasPgbench = spawnSync("pgbench", ["--version"]).status === 0;
export const sqlName = hasPgbench ? "pgbench" : "our driver";

/** The number of transactions, and their rate per second once all connections were open. */
export interface Transacted {
  transactions: number;
  rate: number;
}

type SqlLoad = (url: string, it: SqlTransaction, connections: number, seconds: number) => Promise<Transacted>;

const byPgbench: SqlLoad = async (url, transaction, connections, seconds) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "stammis-bench-"));
  const script = join(folder.path, `${transaction.name}.sql`);
  writeFileSync(
    script,
    [
      `\\set member random(${transaction.firstMember}, ${transaction.lastMember})`,
      ...transaction.statements.map((each) => `${each};`),
    ].join("\n"),
  );
  const threads = String(Math.min(2, connections));
  const { stdout } = await run("pgbench", [
    "-n",
    "-M",
    "prepared",
    "-c",
    String(connections),
    "-j",
    threads,
    "-T",
    String(seconds),
    "-f",
    script,
    url,
  ]);
  const transactions = Number(/actually processed: (\d+)/.exec(stdout)?.[1]);
  return { transactions, rate: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]) };
};

const byDriver: SqlLoad = async (url, transaction, connections, seconds) => {
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      let transactions = 0;
      for (; performance.now() < until; transactions++) {
        const member =
          transaction.firstMember + Math.floor(Math.random() * (transaction.lastMember - transaction.firstMember + 1));
        for (const [index, text] of transaction.statements.entries()) {
          if (!text.includes(":member")) await client.query({ name: `${transaction.name}${index}`, text });
          else
            await client.query({
              name: `${transaction.name}${index}`,
              text: text.replaceAll(":member", "$1::bigint"),
              values: [member],
            });
        }
      }
      await client.end();
      return transactions;
    }),
  );
  const transactions = counts.reduce((sum, count) => sum + count, 0);
  return { transactions, rate: transactions / seconds };
};

/** Repeats a transaction, by pgbench where it is installed, else by our own driver. */
export const sqlLoad = hasPgbench ? byPgbench : byDriver;
