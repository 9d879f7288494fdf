import { leftOnPurpose } from "../../../lib/session.ts";
import { sessionStore } from "../../../lib/session-store.ts";
import { emptyVisit, nextVisit, type Visit } from "./visit.ts";

const key = "stammis.till.visit";

interface Kept {
  accountId: number;
  chain: string;
  visit: Visit;
  /** The session ended in the middle of it. */
  interrupted?: true;
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

const write = (kept: Kept) => sessionStorage.setItem(key, JSON.stringify(kept));

/** What was typed at this tab's till: it outlives a reload, and a new sign-in of the same person. */
export const visitStore = {
  keep: (accountId: number, chain: string, visit: Visit) => write({ accountId, chain, visit }),

  /** The visit to go on with. One that was under way may stand at the server: its answer is asked for again. */
  resume(accountId: number, chain: string): Visit {
    const kept = read();
    if (kept?.accountId !== accountId || kept.chain !== chain) return emptyVisit(crypto.randomUUID());
    // One kept by yesterday's screen may lack what today's asks for.
    const visit: Visit = { ...emptyVisit(kept.visit.registrationKey), ...kept.visit };
    if (visit.phase === "sending") return nextVisit(visit, { type: "unanswered" });
    return visit.phase === "asking" ? { ...visit, phase: "open" } : visit;
  },

  /** What stands at this tab's till, whoever's it is. */
  standing: read,

  /** Another cashier goes on with it, at this till. */
  handOver(accountId: number) {
    const kept = read();
    if (kept) write({ accountId, chain: kept.chain, visit: kept.visit });
  },

  /** The club a visit was interrupted in; the tab forgot which it was when the session ended. */
  interruptedIn(accountId: number): string | null {
    const kept = read();
    return kept?.interrupted && kept.accountId === accountId ? kept.chain : null;
  },

  /** The attempt under way was turned away because nobody is signed in, so it registered nothing. */
  signedOut() {
    const kept = read();
    if (kept) write({ ...kept, visit: nextVisit(kept.visit, { type: "signedOut" }) });
  },
};

/** While it watches: a session that ends marks the visit, one ended by its owner takes it along. */
export function watchForSignOut(): () => void {
  return sessionStore.subscribe(() => {
    const kept = read();
    if (sessionStore.get() || !kept) return;
    if (leftOnPurpose()) sessionStorage.removeItem(key);
    else write({ ...kept, interrupted: true });
  });
}
