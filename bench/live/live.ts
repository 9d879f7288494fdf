import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type BenchClub, makeBenchClub } from "../club.ts";
import { type BenchCluster, withOwner } from "../cluster.ts";
import { seconds } from "../compare.ts";
import type { Loader } from "../load/loader.ts";
import { type MeasuredServer, startMeasuredServer } from "../measured-server.ts";
import { measuring } from "../measuring.ts";
import { usedBy } from "../processor-time.ts";
import { report, say } from "../report.ts";
import type { PagesAnswer, PagesOrder } from "./live-process.ts";

const usual = 10_000;
const word = "--pages=";
const quietSeconds = 30;
const purchases = 200;
const rounds = 3;

/** Returns the number of open pages requested by `--only=live` and `--pages=`; null without them. */
export function pagesOf(words: readonly string[]): number | null {
  const option = words.find((each) => each.startsWith(word));
  if (option === undefined) return words.includes("--only=live") ? usual : null;
  return Number(option.slice(word.length));
}

const now = () => performance.timeOrigin + performance.now();
const at = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** Starts the process that holds the open pages. */
function startPages() {
  const child = fork(fileURLToPath(new URL("live-process.ts", import.meta.url)));
  const send = (order: PagesOrder) => void child.send(order);
  const answer = async () => {
    const [sent] = (await once(child, "message")) as [PagesAnswer];
    if (sent.kind === "failed") throw new Error(sent.error);
    return sent;
  };
  return { send, answer, stop: () => child.disconnect() };
}
type Pages = ReturnType<typeof startPages>;

function ask(
  { port }: MeasuredServer,
  { staffToken, subdomain }: BenchClub,
  method: string,
  path: string,
  body: object,
) {
  const headers = {
    authorization: `Bearer ${staffToken}`,
    "stammis-chain": subdomain,
    "content-type": "application/json",
    "idempotency-key": randomUUID(),
  };
  return fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers, body: JSON.stringify(body) });
}

/**
 * Measures the ms from the till's response to the live event on the buyer's page; negative when the event arrives
 * first.
 */
async function measureWakes(server: MeasuredServer, club: BenchClub, pages: Pages) {
  const [afterAnswer, afterPress]: [number[], number[]] = [[], []];
  for (const { id, number: membershipId } of club.members.slice(0, purchases)) {
    pages.send({ kind: "expect", memberIds: [id] });
    const woken = pages.answer();
    const pressed = now();
    const body = { membershipId, pointOfSaleId: club.locationId, amount: 10 };
    const answer = await ask(server, club, "POST", "/till/purchases", body);
    if (!answer.ok) throw new Error(await answer.text());
    const answered = now();
    const sent = await woken;
    const [heard = 0] = sent.kind === "woken" ? sent.at : [];
    afterAnswer.push(heard - answered);
    afterPress.push(heard - pressed);
  }
  report({ name: "from Confirm to the page, p50", value: at(afterPress, 0.5), unit: "ms" });
  report({ name: "from Confirm to the page, p99", value: at(afterPress, 0.99), unit: "ms" });
  report({ name: "from the till's answer, p50", value: at(afterAnswer, 0.5), unit: "ms" });
  report({ name: "from the till's answer, p99", value: at(afterAnswer, 0.99), unit: "ms" });
}

/** Measures a change that sends a live event to all pages of the club. */
async function measureClub(server: MeasuredServer, club: BenchClub, pages: Pages) {
  pages.send({ kind: "expect", memberIds: club.members.map(({ id }) => id) });
  const woken = pages.answer();
  const before = usedBy(server.pid);
  const began = now();
  const answer = await ask(server, club, "POST", "/merchant/coupons", {
    name: "Tårtbit",
    description: "",
    pointsRequired: 100,
  });
  const { id } = (await answer.json()) as { id: number };
  if (!id) throw new Error(`creating the coupon failed: ${answer.status}`);
  const sent = await woken;
  if (sent.kind !== "woken") return;
  report({ name: "a change for all, until the last heard", value: Math.max(...sent.at) - began, unit: "ms" });
  report({ name: "its processor's time", value: usedBy(server.pid) - before, unit: "ms" });
}

/** Measures the cost of open pages for a server, and for a purchase with them. */
export async function measureLive(cluster: BenchCluster, loader: Loader, count: number): Promise<void> {
  const url = await cluster.makeDatabase("live");
  const club = await withOwner(url, (owner) => makeBenchClub(owner, count));
  const limits = { LIVE_PAGES: String(count + 100), LIVE_PAGES_PER_SOURCE: String(count + 100) };
  const server = await startMeasuredServer(url, cluster.folder, limits);
  const pages = startPages();
  try {
    const { http } = measuring({ server, url, loader, postmasters: [cluster.postmaster] });
    const buy = http(16, { kind: "purchases", club, members: club.members });
    const rate = async (name: string) => {
      await buy();
      const all = [];
      for (let round = 0; round < rounds; round++) all.push(await buy());
      report({
        name,
        value: at(
          all.map((each) => each.rate),
          0.5,
        ),
        unit: "/s",
      });
      for (const who of ["postgres", "server"] as const) {
        report({
          name: `  of ${who}, microseconds`,
          value: at(
            all.map(({ cost }) => cost[who] * 1000),
            0.5,
          ),
          unit: "us",
        });
      }
    };
    say(`${count} pages, about ${Math.ceil((2 * (rounds + 1) * seconds + quietSeconds + 60) / 60)} minutes`);
    await rate("purchases, no page open");
    const memory = server.memory() ?? 0;
    const began = performance.now();
    pages.send({ kind: "open", port: server.port, subdomain: club.subdomain, members: club.members });
    await pages.answer();
    report({ name: "pages opened", value: (count / (performance.now() - began)) * 1000, unit: "/s" });
    report({ name: "memory of all of them", value: (server.memory() ?? 0) - memory, unit: "MiB" });
    const used = usedBy(server.pid);
    await new Promise((resolve) => setTimeout(resolve, quietSeconds * 1000));
    const usePerSecond = (usedBy(server.pid) - used) / quietSeconds;
    report({ name: "processor's time a quiet second", value: usePerSecond, unit: "ms" });
    await measureWakes(server, club, pages);
    await measureClub(server, club, pages);
    await rate("purchases, all of them open");
    report({ name: "server's memory after it", value: server.memory() ?? 0, unit: "MiB" });
  } finally {
    pages.stop();
    await server.stop();
  }
}
