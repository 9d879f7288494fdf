import type { Transaction } from "kysely";
import { expect, test } from "vitest";
import type { DB } from "#packages/server/db/types.ts";
import { heapRows } from "#tests/api/database/table-reads.ts";
import { haveOldSendouts } from "#tests/api/messages/old-sendouts.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { makeSendout } from "#tests/api/messages/sendouts.ts";
import type { FrequencyCap } from "../../domain/sendout-times.ts";
import { cancelSome } from "./cancel-recipients.ts";
import { beginning, claimBatch } from "./claim-batch.ts";
import type { LanePosition } from "./job-kinds.ts";

const stage = await openStage();
const { api } = stage;
const members = 3_000;
const size = 100;
const now = Temporal.Instant.from("2026-11-21T12:00:00Z");
const today = Temporal.PlainDate.from("2026-11-21");

/**
 * Creates a sendout with many new recipients, each with `columns` of the n-th; PostgreSQL has no statistics on them
 * yet.
 */
async function chosenSendout(columns: Record<string, string>): Promise<number> {
  const { id } = await makeSendout(api, stage.club);
  await api.owner.query(
    `with each as (insert into member (chain_id, membership_number, email, first_name, last_name)
       select $1, lpad(n::text, 12, '0'), n || '@example.com', 'A', 'L' from generate_series(1, ${members}) n
       returning id, membership_number::int as n)
     insert into sendout_recipient (chain_id, sendout_id, medium, member_id, ${Object.keys(columns)})
       select $1, $2, 'EMAIL', id, ${Object.values(columns)} from each`,
    [stage.club.chain.id, id],
  );
  return id;
}

const inChain = <T>(act: (trx: Transaction<DB>) => Promise<T>) => api.services.db.inChain(stage.club.chain.id, act);

/** Runs a function and returns its result with the number of recipient rows it read. */
async function reading<T>(act: (trx: Transaction<DB>) => Promise<T>): Promise<{ done: T; read: number }> {
  return inChain(async (trx) => {
    const result = await act(trx);
    return { done: result, read: await heapRows(trx, "sendout_recipient") };
  });
}

const claim = (sendoutId: number, after: LanePosition, isAutomatic = false, cap: FrequencyCap | null = null) =>
  reading((trx) => claimBatch(trx, stage.club.chain, { sendoutId, isAutomatic, after, size, cap, now, today }));

test("each batch continues after the previous one in key order, and reads few rows except its own", async () => {
  const id = await chosenSendout({ state: "case when n % 2 = 0 then 'WAITING' else 'HELD_OUT' end" });
  let after = beginning;
  for (let batch = 0; batch < members / 2 / size; batch++) {
    const { done: result, read } = await claim(id, after);
    expect(result?.rows).toHaveLength(size);
    // The rows read are the held-out rows in between, and each claimed row twice: as changed and as read.
    expect(read).toBeLessThan(6 * size);
    after = result?.last ?? beginning;
  }
  expect((await claim(id, after)).done).toBeNull();
});

test("postponed recipients come first in the queue, and are found without reading the others", async () => {
  const id = await chosenSendout({
    state: "'WAITING'",
    due_at: `case when n > ${members - 10} then '${now}'::timestamptz end`,
  });
  const { done: result, read } = await claim(id, beginning);
  expect(result).toMatchObject({ rows: { length: 10 }, last: { line: "AGAIN" } });
  expect(read).toBeLessThan(6 * size);
  const next = await claim(id, result?.last ?? beginning);
  expect(next.done).toMatchObject({ rows: { length: size }, last: { line: "FIRST_TIME" } });
});

test("a recipient postponed to a later time is not in the queue yet", async () => {
  const id = await chosenSendout({ state: "'WAITING'", due_at: `'${now.add({ minutes: 5 })}'` });
  expect((await claim(id, beginning)).done).toBeNull();
});

test("recipients of an automatic sendout are found among years of earlier ones", async () => {
  const id = await chosenSendout({
    occasion: "2026",
    chosen_at: `'${now}'`,
    through: "'2026-11-21'",
    state: "case when n > 2950 then 'WAITING' else 'HELD_OUT' end",
  });
  const { done: result, read } = await claim(id, beginning, true);
  expect(result?.rows).toHaveLength(50);
  expect(read).toBeLessThan(6 * size);
  const { done: more, read: readAgain } = await claim(id, result?.last ?? beginning, true);
  expect(more).toBeNull();
  expect(readAgain).toBeLessThan(size);
});

test("the frequency cap reads only messages within its days, not all earlier messages", async () => {
  const id = await chosenSendout({ state: "'WAITING'" });
  const { rows } = await api.owner.query<{ id: number }>(
    "select member_id::int as id from sendout_recipient where sendout_id = $1 order by member_id limit $2",
    [id, 2 * size],
  );
  const claimed = rows.map((row) => row.id);
  await haveOldSendouts(api, stage.club, claimed, 100);
  const without = await claim(id, beginning);
  const { done: result, read } = await claim(id, without.done?.last ?? beginning, false, { messages: 1, days: 7 });
  expect(result).toMatchObject({ rows: { length: size }, capped: { size: 0 } });
  // The cap may add only the rows of the two claims.
  expect(read - without.read).toBeLessThanOrEqual(2 * size);
});

test("cancelling proceeds in key order, and starts over until no recipient is pending", async () => {
  const id = await chosenSendout({ state: "'WAITING'" });
  const cancel = (after: LanePosition) =>
    reading((trx) => cancelSome(trx, stage.club.chain, { sendoutId: id, after, now }));
  const { done: result, read } = await cancel(beginning);
  expect(result).toMatchObject({ medium: "EMAIL" });
  expect(read).toBeLessThan(3 * members);
  expect((await cancel(result as LanePosition)).done).toEqual(beginning);
  expect((await cancel(beginning)).done).toBeNull();
  expect(await stage.statesOf(id)).toEqual([`EMAIL SKIPPED CANCELLED ${members}`]);
});

test("cancelling leaves the recipients that a batch has claimed, committed or not, to the batch", async () => {
  const id = await chosenSendout({ state: "'WAITING'" });
  const cancelAll = async () => {
    let after: LanePosition | null = beginning;
    while (after)
      after = await inChain((trx) =>
        cancelSome(trx, stage.club.chain, { sendoutId: id, after: after as LanePosition, now }),
      );
  };
  const first = await claim(id, beginning);
  const claimed = first.done?.rows.length;
  expect(claimed).toBe(size);
  await inChain(async (trx) => {
    const claiming = {
      sendoutId: id,
      isAutomatic: false,
      after: first.done?.last ?? beginning,
      size,
      cap: null,
      now,
      today,
    };
    await claimBatch(trx, stage.club.chain, claiming);
    await inChain((other) => cancelSome(other, stage.club.chain, { sendoutId: id, after: beginning, now }));
  });
  expect(await stage.statesOf(id)).toEqual([
    `EMAIL CLAIMED ${2 * size}`,
    `EMAIL SKIPPED CANCELLED ${members - 2 * size}`,
  ]);
  await cancelAll();
  expect(await stage.statesOf(id)).toContain(`EMAIL CLAIMED ${2 * size}`);
});
