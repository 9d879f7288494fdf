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
  /** The session ended in the middle of it. */
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

/** A tab that keeps nothing more sells on, and only forgets at a reload. */
function write(storedDesk: Kept): void {
  tabStore.setItem(key, JSON.stringify(storedDesk));
}

/** What was typed at this tab's till: it outlives a reload, and a new sign-in of the same person. */
export const visitStore = {
  keep: (accountId: number, chain: string, { visit, aside }: Desk) => write({ accountId, chain, visit, aside }),

  /** The counter to go on at. What was under way is among the unanswered, which are asked for by themselves. */
  resume(accountId: number, chain: string): Desk {
    const storedDesk = read();
    const nextKey = crypto.randomUUID();
    if (storedDesk?.accountId !== accountId || storedDesk.chain !== chain) return emptyDesk(nextKey);
    const { aside } = storedDesk;
    // Of yesterday's screen, which named members otherwise and had phases that are no more, nothing can be taken up.
    const isOurs = ["open", "asking", "beside"].includes(storedDesk.visit.phase) && !("memberId" in storedDesk.visit);
    if (!isOurs) return { visit: emptyVisit(nextKey), aside };
    // One kept by an earlier screen may lack what today's asks for.
    return { visit: { ...emptyVisit(storedDesk.visit.registrationKey), ...storedDesk.visit, phase: "open" }, aside };
  },

  /** What stands at this tab's till, whoever's it is. */
  begun: read,

  /** Another cashier goes on with it, at this till. */
  handOver(accountId: number) {
    const storedDesk = read();
    if (storedDesk) write({ accountId, chain: storedDesk.chain, visit: storedDesk.visit, aside: storedDesk.aside });
  },

  /** The club a visit was interrupted in; the tab forgot which it was when the session ended. */
  interruptedIn(accountId: number): string | null {
    const storedDesk = read();
    return storedDesk?.interrupted && storedDesk.accountId === accountId ? storedDesk.chain : null;
  },

  /** The attempt under way was turned away because nobody is signed in, so it registered nothing. */
  signedOut() {
    const storedDesk = read();
    if (storedDesk) write({ ...storedDesk, ...nextDesk(storedDesk, { type: "signedOut" }) });
  },
};

/** While it watches: a session that ends marks the visit, one ended by its owner takes it along. */
export function watchForSignOut(): () => void {
  return sessionStore.subscribe(() => {
    const storedDesk = read();
    if (sessionStore.get() || !storedDesk) return;
    if (leftOnPurpose()) tabStore.removeItem(key);
    else write({ ...storedDesk, interrupted: true });
  });
}
