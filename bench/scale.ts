import type pg from "pg";
import type { BenchClub } from "./club.ts";
import { type BenchCluster, withOwner } from "./cluster.ts";
import { type Compared, compare, secondsOf, selectComparisons } from "./compare.ts";
import { makeLargeClub } from "./large-club.ts";
import type { Loader } from "./load/loader.ts";
import type { Load } from "./load/requests.ts";
import { sqlName } from "./load/sql-load.ts";
import { startMeasuredServer } from "./measured-server.ts";
import { measuring } from "./measuring.ts";
import { reportHead, say } from "./report.ts";
import { pageTransaction } from "./transactions.ts";

const usual = 1_000_000;
const small = 10_000;
const connections = 16;
/**
 * The number of connections: one till opens one member after another. Concurrent home requests share their reads, which
 * would hide part of the cost.
 */
const oneTill = 1;
const word = "--scale";

/** Returns the size of the large club: `--scale` alone means a million members; null without it. */
export function scaleOf(words: readonly string[]): number | null {
  const option = words.find((each) => each === word || each.startsWith(`${word}=`));
  if (option === undefined) return null;
  const members = option === word ? usual : Number(option.slice(word.length + 1));
  if (!Number.isInteger(members) || members < 1_000)
    throw new Error(`${option} should be a whole number of at least 1000`);
  return members;
}

const pages: Record<string, readonly string[]> = {
  "members, first page": ["/merchant/members"],
  "members, searched by name": ["lindqvist", "anna ek", "osa ostlund", "wallin"].map(searched),
  "members, searched by address": ["m4711@example.com", "m77", "m9005@example.com"].map(searched),
  "purchases, first page": ["/merchant/purchases"],
  Today: ["/merchant/today"],
};

function searched(text: string): string {
  return `/merchant/members?q=${encodeURIComponent(text)}`;
}

interface Standing {
  club: BenchClub;
  /** Purchases of the signed-in members. */
  purchaseIds: readonly number[];
  side: ReturnType<typeof measuring>;
  stop(): Promise<void>;
}

async function selectSome(owner: pg.Client, { chainId, members }: BenchClub): Promise<number[]> {
  const { rows } = await owner.query<{ id: string }>(
    "select id from purchase where chain_id = $1 and member_id = any($2) and amount_ore >= 5000 limit 20000",
    [chainId, members.map(({ id }) => id)],
  );
  return rows.map(({ id }) => Number(id));
}

async function stand({ postmaster, makeDatabase, folder }: BenchCluster, loader: Loader, members: number) {
  const started = performance.now();
  const url = await makeDatabase(`club_${members}`);
  const { club, purchaseIds } = await withOwner(url, async (owner) => {
    const made = await makeLargeClub(url, owner, members);
    return { club: made, purchaseIds: await selectSome(owner, made) };
  });
  say(`${members} members were created in ${Math.round((performance.now() - started) / 1000)} seconds`);
  const server = await startMeasuredServer(url, folder);
  const side = measuring({ server, url, loader, postmasters: [postmaster] });
  return { club, purchaseIds, side, stop: server.stop } satisfies Standing;
}

function comparisonsOf(large: Standing, usualClub: Standing): Compared[] {
  const against = `a club of ${small}`;
  const returns = ({ club, purchaseIds, side }: Standing) =>
    side.http(connections, { kind: "returns", club, purchaseIds });
  const both = (kind: "purchases" | "homes") => {
    const of = ({ club, side }: Standing) => side.http(connections, { kind, club, members: club.members } as Load);
    return { against, baseline: of(usualClub), ours: of(large) };
  };
  return [
    { name: "purchase", ...both("purchases") },
    {
      name: "return",
      against,
      baseline: returns(usualClub),
      ours: returns(large),
    },
    { name: "home", ...both("homes") },
    {
      name: "member opened at the till",
      against: "a home of that club",
      baseline: large.side.http(oneTill, { kind: "homes", club: large.club, members: large.club.members }),
      ours: large.side.http(oneTill, {
        kind: "pages",
        club: large.club,
        paths: large.club.members.map(({ number }) => `/till/members/${number}`),
      }),
    },
    ...Object.entries(pages).map(([name, paths]) => ({
      name,
      against: `${sqlName}'s page of members`,
      baseline: large.side.bare(connections, pageTransaction(large.club)),
      ours: large.side.http(connections, { kind: "pages", club: large.club, paths }),
    })),
  ];
}

/** Compares a club of this size with one of ten thousand members, each with its own database and server. */
export async function measureScale(cluster: BenchCluster, loader: Loader, members: number): Promise<void> {
  say(`${members} members with ten purchases each are being created: a few minutes per million.`);
  const clubs: Standing[] = [];
  try {
    for (const size of [small, members]) clubs.push(await stand(cluster, loader, size));
    const [usualClub, large] = clubs as [Standing, Standing];
    const comparisons = selectComparisons(comparisonsOf(large, usualClub));
    say(`${comparisons.length} figures, about ${Math.ceil(secondsOf(comparisons) / 60)} minutes`);
    reportHead();
    for (const comparison of comparisons) await compare(comparison);
  } finally {
    for (const { stop } of clubs) await stop();
  }
}
