import {
  emptyVisit,
  isBegun,
  isSomebodys,
  nextVisit,
  type ScannedCard,
  type Visit,
  type VisitEvent,
} from "../visit/visit.ts";

/** The till's state: the current visit, and parked visits, the latest first. */
export interface Desk {
  visit: Visit;
  aside: readonly Visit[];
}

export type DeskEvent =
  | VisitEvent
  /** A card or name opens the next customer, or the current visit if it has no customer or the same one. */
  | { type: "opened"; membershipId: string; name: string; card?: ScannedCard | undefined; nextKey: string }
  /** The customer leaves; the next one gets an empty visit. */
  | { type: "left"; nextKey: string }
  /** The sent visit is followed up elsewhere: the till is free. */
  | { type: "parted"; registrationKey: string; nextKey: string }
  | { type: "takenUp"; visit: Visit }
  | { type: "dropped"; registrationKey: string };

/** The largest number of parked visits: enough for mistakes and interruptions. */
const asideAtMost = 5;

export const emptyDesk = (registrationKey: string): Desk => ({ visit: emptyVisit(registrationKey), aside: [] });

/** Parks the current visit if it has content. A sent visit is stored elsewhere. */
function laidAside({ visit, aside }: Desk, next: Visit): Desk {
  const others = aside.filter(({ registrationKey }) => registrationKey !== next.registrationKey);
  if (visit.phase === "sending" || !isSomebodys(visit) || !isBegun(visit)) return { visit: next, aside: others };
  const laid: Visit = { ...visit, phase: "open" };
  return { visit: next, aside: [laid, ...others].slice(0, asideAtMost) };
}

/** Returns the state after an event. A visit never moves from one customer to another. */
export function nextDesk(desk: Desk, event: DeskEvent): Desk {
  const { visit } = desk;
  switch (event.type) {
    case "opened": {
      const { membershipId, name, card, nextKey } = event;
      const isSame = visit.membershipId === membershipId && visit.phase !== "sending";
      if (isSame || !isSomebodys(visit)) return nextDesk(desk, { type: "member", membershipId, name, card });
      return laidAside(desk, { ...emptyVisit(nextKey), membershipId, name, card });
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
