import type { BenchClub } from "./club.ts";
import { makeEmptyClub } from "./club.ts";
import { type BenchCluster, withOwner } from "./cluster.ts";
import { compare, secondsOf } from "./compare.ts";
import { layDown } from "./lay-down.ts";
import type { Loader } from "./load/loader.ts";
import type { SqlTransaction } from "./load/sql-load.ts";
import { startMeasuredServer } from "./measured-server.ts";
import { measuring } from "./measuring.ts";
import { reportHead, say } from "./report.ts";
import { scaleOf } from "./scale.ts";

const usual = 200_000;
const connections = 16;
/** Searches of a club that is busy but has processor time left, so that the latency is not the queue's. */
const fewConnections = 2;
const purchasesEach = 1;

/** Whether the run measures searches only. `--scale=` sets the number of members. */
export const isSearchRequested = (words: readonly string[]) => words.includes("--only=search");

const texts = {
  "a rare word": ["zettersten", "quickblad", "ohlund"],
  "a frequent word": ["anna", "andersson", "karlsson", "maria"],
  "one letter": ["a", "m", "k"],
  "two letters": ["an", "jo", "be"],
  "three letters": ["and", "joh", "kri"],
  "two words": ["anna andersson", "johan karlsson", "maria berg"],
  "an e-mail": ["anna.andersson1", "maria.nilsson2"],
};

const columns = "id, membership_number, first_name, last_name, email, phone, registered_at";

/** Looks up one member of a word by an index. No search can be faster. */
const lookUp = ({ chainId }: BenchClub): SqlTransaction => ({
  name: "lookup",
  firstMember: 1,
  lastMember: 1,
  statements: [
    `select ${columns} from member where chain_id = ${chainId} and id = (select member_id from member_word
      where chain_id = ${chainId} and word = 'andersson' limit 1)`.replaceAll("\n", " "),
  ],
});

/** Selects a page and the number of members that contain a text, without an index, as Medusa's customer list does. */
function filter({ chainId }: BenchClub): SqlTransaction {
  const contains = ["first_name", "last_name", "email"].map((column) => `${column} ilike '%andersson%'`).join(" or ");
  const where = `where chain_id = ${chainId} and removed_at is null and (${contains})`;
  return {
    name: "filter",
    firstMember: 1,
    lastMember: 1,
    statements: [
      `select ${columns} from member ${where} order by registered_at desc, id desc limit 16`,
      `select count(*) from member ${where}`,
    ],
  };
}

/**
 * Measures searches of a club's members against an index lookup. Compares one search with a filter without an index.
 */
export async function measureSearch({ postmaster, makeDatabase, folder }: BenchCluster, loader: Loader): Promise<void> {
  const members = scaleOf(process.argv) ?? usual;
  say(`${members} members are created with realistic names: some minutes for a million.`);
  const url = await makeDatabase("search");
  const club = await withOwner(url, async (owner) => {
    const empty = await makeEmptyClub(owner);
    await layDown(url, owner, { ...empty, count: 1 }, members, purchasesEach);
    return { ...empty, members: [] };
  });
  const server = await startMeasuredServer(url, folder);
  const { http, bare } = measuring({ server, url, loader, postmasters: [postmaster] });
  const search = (words: readonly string[], query: string, path = "/merchant/members", atOnce = connections) => {
    const paths = words.map((word) => `${path}?q=${encodeURIComponent(word)}${query}`);
    return http(atOnce, { kind: "pages", club, paths });
  };
  const lookup = { against: "an index lookup", baseline: bare(connections, lookUp(club)) };
  const comparisons = [
    {
      name: "a frequent word, newest first",
      against: "a filter without an index",
      baseline: bare(connections, filter(club)),
      ours: search(texts["a frequent word"], ""),
    },
    ...Object.entries(texts).flatMap(([name, words]) => [
      { name: `${name}, newest first`, ...lookup, ours: search(words, "") },
      { name: `${name}, by name`, ...lookup, ours: search(words, "&sort=name") },
    ]),
    ...Object.entries(texts).map(([name, words]) => ({
      name: `${name}, ${fewConnections} connections`,
      ...lookup,
      ours: search(words, "", undefined, fewConnections),
    })),
    { name: "a frequent word, at the till", ...lookup, ours: search(texts["a frequent word"], "", "/till/members") },
  ];
  try {
    say(`${comparisons.length} figures, about ${Math.ceil(secondsOf(comparisons) / 60)} minutes`);
    reportHead();
    for (const comparison of comparisons) await compare(comparison);
  } finally {
    await server.stop();
  }
}
