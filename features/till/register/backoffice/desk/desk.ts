import { emptyVisit, isBegun, isSomebodys, nextVisit, type Visit, type VisitEvent } from "../visit/visit.ts";

/** The till's counter: the visit in hand, and those laid aside for the next customer, the latest first. */
export interface Desk {
  visit: Visit;
  aside: readonly Visit[];
}

export type DeskEvent =
  | VisitEvent
  /** Somebody's card or name: the next customer, unless nobody or they themselves stood there. */
  | { type: "opened"; membershipId: string; name: string; nextKey: string }
  /** The customer is put back; nothing goes with them to the next. */
  | { type: "left"; nextKey: string }
  /** What was sent is answered for elsewhere: the till is free. */
  | { type: "parted"; registrationKey: string; nextKey: string }
  | { type: "takenUp"; visit: Visit }
  | { type: "dropped"; registrationKey: string };

/** Slips and interruptions, not a storehouse. */
const asideAtMost = 5;

export const emptyDesk = (registrationKey: string): Desk => ({ visit: emptyVisit(registrationKey), aside: [] });

/** Lays the visit in hand aside where there is something in it to lose; one that was sent is kept elsewhere. */
function laidAside({ visit, aside }: Desk, next: Visit): Desk {
  const others = aside.filter(({ registrationKey }) => registrationKey !== next.registrationKey);
  if (visit.phase === "sending" || !isSomebodys(visit) || !isBegun(visit)) return { visit: next, aside: others };
  const laid: Visit = { ...visit, phase: "open" };
  return { visit: next, aside: [laid, ...others].slice(0, asideAtMost) };
}

/** The counter after something happened at it. A visit is never carried over from one customer to another. */
export function nextDesk(desk: Desk, event: DeskEvent): Desk {
  const { visit } = desk;
  switch (event.type) {
    case "opened": {
      const { membershipId, name, nextKey } = event;
      const isSame = visit.membershipId === membershipId && visit.phase !== "sending";
      if (isSame || !isSomebodys(visit)) return nextDesk(desk, { type: "member", membershipId, name });
      return laidAside(desk, { ...emptyVisit(nextKey), membershipId, name });
    }
    case "left":
      return laidAside(desk, emptyVisit(event.nextKey));
    case "parted":
      return visit.registrationKey === event.registrationKey ? { ...desk, visit: emptyVisit(event.nextKey) } : desk;
    case "takenUp":
      return laidAside(desk, event.visit);
    case "dropped":
      return { ...desk, aside: desk.aside.filter(({ registrationKey }) => registrationKey !== event.registrationKey) };
    default: {
      const next = nextVisit(visit, event);
      return next === visit ? desk : { ...desk, visit: next };
    }
  }
}
