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
    const kept = JSON.parse(tabStore.getItem(key) ?? "null") as (Kept & { aside?: Visit[] }) | null;
    return kept && { ...kept, aside: kept.aside ?? [] };
  } catch {
    return null;
  }
}

/** A tab that keeps nothing more sells on, and only forgets at a reload. */
function write(kept: Kept): void {
  tabStore.setItem(key, JSON.stringify(kept));
}

/** What was typed at this tab's till: it outlives a reload, and a new sign-in of the same person. */
export const visitStore = {
  keep: (accountId: number, chain: string, { visit, aside }: Desk) => write({ accountId, chain, visit, aside }),

  /** The counter to go on at. What was under way is among the unanswered, which are asked for by themselves. */
  resume(accountId: number, chain: string): Desk {
    const kept = read();
    const nextKey = crypto.randomUUID();
    if (kept?.accountId !== accountId || kept.chain !== chain) return emptyDesk(nextKey);
    const { aside } = kept;
    // Of yesterday's screen, which named members otherwise and had phases that are no more, nothing can be taken up.
    const isOurs = ["open", "asking", "beside"].includes(kept.visit.phase) && !("memberId" in kept.visit);
    if (!isOurs) return { visit: emptyVisit(nextKey), aside };
    // One kept by an earlier screen may lack what today's asks for.
    return { visit: { ...emptyVisit(kept.visit.registrationKey), ...kept.visit, phase: "open" }, aside };
  },

  /** What stands at this tab's till, whoever's it is. */
  begun: read,

  /** Another cashier goes on with it, at this till. */
  handOver(accountId: number) {
    const kept = read();
    if (kept) write({ accountId, chain: kept.chain, visit: kept.visit, aside: kept.aside });
  },

  /** The club a visit was interrupted in; the tab forgot which it was when the session ended. */
  interruptedIn(accountId: number): string | null {
    const kept = read();
    return kept?.interrupted && kept.accountId === accountId ? kept.chain : null;
  },

  /** The attempt under way was turned away because nobody is signed in, so it registered nothing. */
  signedOut() {
    const kept = read();
    if (kept) write({ ...kept, ...nextDesk(kept, { type: "signedOut" }) });
  },
};

/** While it watches: a session that ends marks the visit, one ended by its owner takes it along. */
export function watchForSignOut(): () => void {
  return sessionStore.subscribe(() => {
    const kept = read();
    if (sessionStore.get() || !kept) return;
    if (leftOnPurpose()) tabStore.removeItem(key);
    else write({ ...kept, interrupted: true });
  });
}
