import type { Invited, Registered, TillMember } from "../queries.ts";
import { amountOf } from "../visit/registration.ts";
import type { Visit } from "../visit/visit.ts";
import { stampsOf } from "../visit/visit-plan.ts";

/** A registered visit, and whose it was as they stood before it. */
export interface Done {
  kind: "done";
  registered: Registered;
  membershipId: string;
  member: TillMember | undefined;
  /** As the till heard it; empty for one without a name. */
  name: string;
  at: number;
}

/** An invitation that has gone out, with what waits for whoever accepts it. */
export interface Awaited {
  kind: "invited";
  invited: Invited;
  contact: string;
  /** Kronor; null without a purchase. */
  amount: number | null;
  stamps: number;
  at: number;
}

/** What the whole screen says when there is an answer. */
export type Finished = Done | Awaited;

export const isVisit = (result: Finished | null, purchaseId: number) =>
  result?.kind === "done" && result.registered.purchaseId === purchaseId;

export const doneOf = (registered: Registered, sent: Visit, member: TillMember | undefined): Done => ({
  kind: "done",
  registered,
  membershipId: sent.membershipId ?? "",
  member,
  name: sent.name,
  at: Date.now(),
});

export const awaitedOf = (invited: Invited, sent: Visit): Awaited => ({
  kind: "invited",
  invited,
  contact: sent.invitee ?? "",
  amount: amountOf(sent),
  stamps: stampsOf(sent),
  at: Date.now(),
});
