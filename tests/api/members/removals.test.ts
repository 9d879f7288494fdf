import { expect, test } from "vitest";
import { scheduleOf } from "#apps/api/start/worker.ts";
import { type ClubKind, clubKinds, retentionRules } from "#features/platform/data-protection/domain/retention-rules.ts";
import type { NounFixture } from "#tests/nouns/noun-fixture.ts";
import { nounFixtures } from "#tests/nouns/noun-fixtures.ts";
import type { OldRow, OldRows } from "../../permissions/old-rows.ts";
import { isOnNodes } from "../database/is-on-nodes.ts";
import { makeClub } from "../factories.ts";
import { startApi, type TestApi } from "../harness.ts";

const oldRows: OldRows = Object.assign({}, ...Object.values<NounFixture>(nounFixtures).map((noun) => noun.oldRows));

async function age({ owner, clock }: TestApi, chain: number, kinds: readonly ClubKind[] = clubKinds) {
  const now = `'${clock.now}'::timestamptz`;
  const row: OldRow = {
    chain,
    ago: (days) => `${now} - interval '${days} days 1 minute'`,
    dayAgo: (days) => `(${now} - interval '${days} days')::date`,
    hash: "'\\xab'::bytea || sha256(random()::text::bytea)",
  };
  const statements = kinds.flatMap((kind) => oldRows[kind]?.(row) ?? []).join("; ");
  await owner.query(`begin; set local session_replication_role = replica; ${statements}; commit`);
}

async function removeOld({ services }: TestApi) {
  const jobs = new Set<string | null>(Object.values(retentionRules).map(({ job }) => job));
  for (const { name, act } of scheduleOf(services)) if (jobs.has(name)) await act();
}

const countsOf = async ({ owner }: TestApi, chain: number): Promise<Record<string, number>> => {
  const { rows } = await owner.query(
    "select kind, sum(count)::int as count from removal where chain_id = $1 group by kind",
    [chain],
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
};

test.skipIf(isOnNodes)("each automatic removal is counted once, for its club", async () => {
  const api = await startApi();
  const [club, other] = [(await makeClub(api)).chain.id, (await makeClub(api)).chain.id];
  await age(api, club);
  await age(api, other, ["messages"]);
  await removeOld(api);
  const once = Object.fromEntries(clubKinds.map((kind) => [kind, 1]));
  expect(await countsOf(api, club)).toEqual(once);
  expect(await countsOf(api, other)).toEqual({ messages: 1 });
  await removeOld(api);
  expect(await countsOf(api, club)).toEqual(once);
  // Later removals of the same day are added.
  await age(api, other, ["messages", "links"]);
  await removeOld(api);
  expect(await countsOf(api, other)).toEqual({ messages: 2, links: 1 });
});

test.skipIf(isOnNodes)("data within its retention stays, and counts are kept for a year", async () => {
  const api = await startApi();
  const club = (await makeClub(api)).chain.id;
  await age(api, club);
  const { now } = api.clock;
  api.clock.now = now.subtract({ hours: 48 });
  await removeOld(api);
  expect(await countsOf(api, club)).toEqual({});
  api.clock.now = now;
  await removeOld(api);
  expect(Object.keys(await countsOf(api, club))).toHaveLength(clubKinds.length);
  api.clock.now = now.add({ hours: 24 * 365 });
  await removeOld(api);
  expect(Object.keys(await countsOf(api, club))).toHaveLength(clubKinds.length);
  api.clock.now = now.add({ hours: 24 * 366 });
  await removeOld(api);
  expect(await countsOf(api, club)).toEqual({});
});
