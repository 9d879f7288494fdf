import { leftOnPurpose } from "#packages/web/backoffice/session/session.ts";
import { sessionStore } from "#packages/web/backoffice/session/session-store.ts";
import { tabStore } from "#packages/web/session/device-store.ts";
import { type Desk, emptyDesk, nextDesk } from "../desk/desk.ts";
import { emptyVisit, type Visit } from "./visit.ts";

const key = "stammis.till.visit";

interface Kept {
  accountId: number;
  chain: string;
  visit: Visit;
  aside: readonly Visit[];
  /** Whether the session ended during the visit. */
  interrupted?: true;
}

function read(): Kept | null {
  try {
    const storedDesk = JSON.parse(tabStore.getItem(key) ?? "null") as (Kept & { aside?: Visit[] }) | null;
    return storedDesk && { ...storedDesk, aside: storedDesk.aside ?? [] };
  } catch {
    return null;
  }
}

/** Without storage the till goes on, but loses the visit at a reload. */
function write(storedDesk: Kept): void {
  tabStore.setItem(key, JSON.stringify(storedDesk));
}

/** The typed visit of this tab. It survives a reload, and a new sign-in of the same person. */
export const visitStore = {
  keep: (accountId: number, chain: string, { visit, aside }: Desk) => write({ accountId, chain, visit, aside }),

  /** Returns the state to resume. A visit being sent is among the unanswered registrations, which retry themselves. */
  resume(accountId: number, chain: string): Desk {
    const storedDesk = read();
    const nextKey = crypto.randomUUID();
    if (storedDesk?.accountId !== accountId || storedDesk.chain !== chain) return emptyDesk(nextKey);
    const { aside } = storedDesk;
    // A visit stored by an older version has other fields and phases, so it is not resumed.
    const isOurs = ["open", "asking", "beside"].includes(storedDesk.visit.phase) && !("memberId" in storedDesk.visit);
    if (!isOurs) return { visit: emptyVisit(nextKey), aside };
    // A visit stored by an older version may lack newer fields.
    return { visit: { ...emptyVisit(storedDesk.visit.registrationKey), ...storedDesk.visit, phase: "open" }, aside };
  },

  /** Returns the visit of this tab's till, by any cashier. */
  begun: read,

  /** Hands the visit to another cashier at this till. */
  handOver(accountId: number) {
    const storedDesk = read();
    if (storedDesk) write({ accountId, chain: storedDesk.chain, visit: storedDesk.visit, aside: storedDesk.aside });
  },

  /** Returns the club of an interrupted visit. The tab lost its club when the session ended. */
  interruptedIn(accountId: number): string | null {
    const storedDesk = read();
    return storedDesk?.interrupted && storedDesk.accountId === accountId ? storedDesk.chain : null;
  },

  /** Opens the visit again after an attempt that was refused for lack of a session: nothing was registered. */
  signedOut() {
    const storedDesk = read();
    if (storedDesk) write({ ...storedDesk, ...nextDesk(storedDesk, { type: "signedOut" }) });
  },
};

/** Watches for the end of the session: marks the visit as interrupted, or deletes it after a deliberate sign-out. */
export function watchForSignOut(): () => void {
  return sessionStore.subscribe(() => {
    const storedDesk = read();
    if (sessionStore.get() || !storedDesk) return;
    if (leftOnPurpose()) tabStore.removeItem(key);
    else write({ ...storedDesk, interrupted: true });
  });
}
