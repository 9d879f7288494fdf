import type pg from "pg";

/** Matches a statement that backfills all members by a procedure, which commits after each batch. */
const fillCall = /^\s*(?:--.*\n\s*)*call (fill_\w+)\(\)\s*$/;

/** Members locked at a time: a request from a till waits for at most one batch. */
const batchSize = 100;
const longBatch = "limit 1000";
const declaration = /\bdeclare\b/;
const ownName = /\bprocedure public\./i;
const reportsEveryMs = 10_000;
const filled = /^filled (\d+)$/;

/** Returns the procedure that such a statement calls; null for any other statement. */
export const fillOf = (statement: string): string | null => fillCall.exec(statement)?.[1] ?? null;

/**
 * Rewrites the procedure: smaller batches, a pause as long as each batch, and a notice of its size. Null for a
 * procedure of another form. Released migrations are never edited, hence this rewrite at run time.
 */
export function makeGentle(definition: string): string | null {
  const isKnown = definition.includes(longBatch) && definition.split("commit;").length === 2;
  if (!isKnown || !declaration.test(definition)) return null;
  return definition
    .replace(declaration, "declare\n  took double precision;")
    .replace(longBatch, `limit ${batchSize}`)
    .replace(
      "commit;",
      `raise notice 'filled %', cardinality(next);
      took := extract(epoch from clock_timestamp() - transaction_timestamp());
      commit;
      perform pg_sleep(greatest(0.01, least(1, took)));`,
    );
}

async function countMembers(client: pg.Client): Promise<number> {
  await client.query("begin; set local role stammis_platform");
  const { rows } = await client.query<{ n: number }>("select count(*)::int as n from member_statistics");
  await client.query("commit");
  return rows[0]?.n ?? 0;
}

const inMinutes = (ms: number) => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`);

/** Logs the progress and the expected remaining time. */
function follow(client: pg.Client, migration: string, total: number, log: (line: string) => void) {
  const began = performance.now();
  let [doneCount, lastReport] = [0, began];
  const hear = ({ message }: { message?: string | undefined }) => {
    const batch = filled.exec(message ?? "")?.[1];
    if (!batch) return;
    doneCount += Number(batch);
    const now = performance.now();
    if (now - lastReport < reportsEveryMs) return;
    lastReport = now;
    const remainingMs = ((now - began) / doneCount) * Math.max(0, total - doneCount);
    log(`${migration}: ${doneCount} of ${total} members done, about ${inMinutes(remainingMs)} remaining`);
  };
  if (total > 0) log(`${migration}: updating ${total} members in batches of ${batchSize}; servers may keep running`);
  client.on("notice", hear);
  return () => void client.off("notice", hear);
}

/** Calls a gentle copy of a filling procedure. The copy is temporary and ends with the session. */
export async function fillGently(
  client: pg.Client,
  { name, procedure, log }: { name: string; procedure: string; log: (line: string) => void },
): Promise<void> {
  const { rows } = await client.query<{ definition: string }>("select pg_get_functiondef($1::regproc) as definition", [
    procedure,
  ]);
  const definition = rows[0]?.definition ?? "";
  const gentle = makeGentle(definition);
  if (!gentle) return void (await client.query(`call ${procedure}()`));
  const stop = follow(client, name, await countMembers(client), log);
  await client.query(gentle.replace(ownName, "procedure pg_temp."));
  try {
    await client.query(`call pg_temp.${procedure}()`);
  } finally {
    stop();
  }
}
