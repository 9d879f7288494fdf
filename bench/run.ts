import { makeBenchClub } from "./club.ts";
import { type BenchCluster, withCluster, withOwner } from "./cluster.ts";
import { compare, secondsOf, selectComparisons } from "./compare.ts";
import { figuresOf } from "./figures.ts";
import { measureLive, pagesOf } from "./live/live.ts";
import { type Loader, startLoader } from "./load/loader.ts";
import { isMailAsked, measureMail } from "./mail/mail.ts";
import { startMeasuredServer } from "./measured-server.ts";
import { measureNodes, nodesOf } from "./nodes.ts";
import { refuseUnknown } from "./options.ts";
import { isPhoneAsked, measurePhone } from "./phone/phone.ts";
import { heldByPostgres } from "./processor-time.ts";
import { makeRegulars } from "./regulars.ts";
import { report, reportHead, say } from "./report.ts";
import { measureScale, scaleOf } from "./scale.ts";
import { isSearchRequested, measureSearch } from "./search.ts";
import { isSelectionsAsked, measureSelections } from "./selections.ts";
import { isSendoutsAsked, measureSendouts } from "./sendouts.ts";
import { isServersAsked, measureServers } from "./servers.ts";
import { clubsOf, measureSize } from "./size.ts";

const buyers = 2_000;
/** The number of members who make one full visit each, more than a run can use. */
const saverCount = 24_000;
const fillSeconds = 60;

async function measureClub(cluster: BenchCluster, loader: Loader): Promise<void> {
  const { postmaster } = cluster;
  const url = await cluster.makeDatabase("club");
  const { club, regulars } = await withOwner(url, async (owner) => {
    const made = await makeBenchClub(owner, buyers);
    return { club: made, regulars: await makeRegulars(owner, made, saverCount) };
  });
  const server = await startMeasuredServer(url, cluster.folder);
  try {
    report({ name: "start to first answer", value: server.startMs, unit: "ms" });
    const comparisons = selectComparisons(
      figuresOf({ server, url, loader, postmasters: [postmaster] }, club, regulars),
    );
    say(`${comparisons.length} figures, about ${Math.ceil(secondsOf(comparisons) / 60)} minutes`);
    reportHead();
    for (const comparison of comparisons) await compare(comparison);
    report({ name: "server's memory after the load", value: server.memory() ?? 0, unit: "MiB" });
    report({ name: "PostgreSQL's beside it", value: heldByPostgres(postmaster) ?? 0, unit: "MiB" });
  } finally {
    await server.stop();
  }
}

async function main(): Promise<void> {
  const refusal = refuseUnknown(process.argv.slice(2));
  if (refusal) {
    say(refusal);
    process.exitCode = 1;
    return;
  }
  const started = performance.now();
  const scale = scaleOf(process.argv);
  const pages = pagesOf(process.argv);
  const clubs = clubsOf(process.argv);
  const nodes = nodesOf(process.argv);
  if (isPhoneAsked(process.argv)) return withCluster(measurePhone);
  if (isMailAsked(process.argv)) return measureMail();
  if (isSelectionsAsked(process.argv)) return withCluster(measureSelections);
  if (isSendoutsAsked(process.argv)) return withCluster(measureSendouts);
  if (isServersAsked(process.argv)) return withCluster(measureServers);
  const loader = startLoader();
  if (isSearchRequested(process.argv)) {
    return withCluster((cluster) => measureSearch(cluster, loader)).finally(() => loader.stop());
  }
  if (!scale && !pages && !clubs && !nodes) say(`Creating a club first takes about ${fillSeconds} seconds.`);
  try {
    await withCluster((cluster) => {
      if (pages) return measureLive(cluster, loader, pages);
      if (nodes) return measureNodes(cluster, loader, nodes);
      if (clubs) return measureSize(cluster, loader, clubs);
      return scale ? measureScale(cluster, loader, scale) : measureClub(cluster, loader);
    });
  } finally {
    loader.stop();
  }
  say(`The complete run took ${Math.round((performance.now() - started) / 1000)} seconds.`);
}

await main();
