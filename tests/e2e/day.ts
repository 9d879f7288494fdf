import { todayIn } from "#packages/domain/calendar.ts";

const zone = "Europe/Stockholm";

/** The start of every run, for server and browsers, so that the demo's data is the same on any day. */
const start = Temporal.ZonedDateTime.from(`2026-04-15T10:00[${zone}]`).epochMilliseconds;

// Each worker evaluates this again, and inherits the first value.
process.env.E2E_AHEAD ??= String(start - Date.now());

/** Milliseconds from the real clock to the run's clock. */
export const ahead = Number(process.env.E2E_AHEAD);

/** Returns the current day of the run. */
export const today = (): Temporal.PlainDate =>
  todayIn(zone, Temporal.Instant.fromEpochMilliseconds(Date.now() + ahead));

/** Returns the last day of points earned today: the day before the anniversary. */
export const validThrough = (months: number): Temporal.PlainDate => today().add({ months }).subtract({ days: 1 });

/**
 * Sets the clocks of a process or a page ahead; they keep running. Uses nothing outside itself, because it is sent to
 * browsers. The product reads only `instant` of Temporal's clock.
 */
export function setClocks(ms: number): void {
  const realDate = Date;
  const now = () => realDate.now() + ms;
  globalThis.Date = new Proxy(realDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
    get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
  });
  // Without Temporal, the app loads a polyfill that reads Date.
  if (!("Temporal" in globalThis)) return;
  const realInstant = Temporal.Now.instant;
  Temporal.Now.instant = () => realInstant().add({ milliseconds: ms });
}
