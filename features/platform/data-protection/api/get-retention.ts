import { dateIn } from "#packages/domain/calendar.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type AgedKind, agedKinds, clubKinds, nightOf } from "../domain/retention-rules.ts";
import { countDue, countKept, selectRemoved } from "./count-kept.ts";

/** The days for which removals are shown. */
const daysShown = 30;

/**
 * Returns for each kind with automatic removal: the number of rows, the next removals with their night, and recent
 * removals.
 */
export async function getRetention({ db }: Services, { chain, now, realNow }: Call<"getRetention">) {
  // Messages use the club's clock, which runs ahead in a sandbox; all other kinds use the server's.
  const aheadOf = (kind: AgedKind) => (kind === "messages" ? realNow.until(now) : { seconds: 0 });
  const nowOf = (kind: AgedKind) => realNow.add(aheadOf(kind));
  const storedCounts = await db.read(chain.id, (q) => agedKinds.map((kind) => countKept(q, kind, nowOf(kind))));
  const presentKinds = agedKinds.flatMap((kind, index) => {
    const { count, oldest } = storedCounts[index]?.[0] ?? {};
    return oldest
      ? [{ kind, count: Number(count), night: nightOf(kind, oldest.subtract(aheadOf(kind)), realNow) }]
      : [];
  });
  const since = dateIn("UTC", realNow.subtract({ hours: 24 * daysShown }));
  const [removed, ...due] = await db.read(chain.id, (q) => [
    selectRemoved(q, since),
    ...presentKinds.map(({ kind, night }) => countDue(q, kind, { now: nowOf(kind), night: night.add(aheadOf(kind)) })),
  ]);
  return clubKinds.map((kind) => {
    const index = presentKinds.findIndex((each) => each.kind === kind);
    const there = presentKinds[index];
    const gone = removed.find((row) => row.kind === kind);
    return {
      kind,
      now: there?.count ?? (agedKinds.some((each) => each === kind) ? 0 : null),
      next: there ? { count: Number(due[index]?.[0]?.count ?? 0), at: there.night.toString() } : null,
      removed: gone ? { count: Number(gone.count), latest: gone.latest.toString() } : null,
    };
  });
}
