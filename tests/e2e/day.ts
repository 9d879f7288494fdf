import { todayIn } from "#packages/domain/calendar.ts";

const zone = "Europe/Stockholm";

/** When every run begins, for the server and the browsers alike: the demo's data is the same whatever day it is run on. */
const start = Temporal.ZonedDateTime.from(`2026-04-15T10:00[${zone}]`).epochMilliseconds;

// Read again by every worker, which inherit the first reader's moment.
process.env.E2E_AHEAD ??= String(start - Date.now());

/** Milliseconds from the real clock to that of the run. */
export const ahead = Number(process.env.E2E_AHEAD);

/** The day it is in the run. */
export const today = (): Temporal.PlainDate =>
  todayIn(zone, Temporal.Instant.fromEpochMilliseconds(Date.now() + ahead));

/** The last day of points earned today: the day before the anniversary. */
export const validThrough = (months: number): Temporal.PlainDate => today().add({ months }).subtract({ days: 1 });

/**
 * Sets the clocks of a process or a page ahead; time goes on from there. Stands alone, as it is sent to browsers. Of
 * Temporal's clock, `instant` is all that the product reads.
 */
export function setClocks(ms: number): void {
  const realDate = Date;
  const now = () => realDate.now() + ms;
  globalThis.Date = new Proxy(realDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
    get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
  });
  // Where there is none, the app brings its own, which asks Date.
  if (!("Temporal" in globalThis)) return;
  const realInstant = Temporal.Now.instant;
  Temporal.Now.instant = () => realInstant().add({ milliseconds: ms });
}
